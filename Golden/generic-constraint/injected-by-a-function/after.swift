// Catalogue 211: a function of a library hands out what the container has under the key path.
import Combine
import FactoryKit
import SwiftUI

@Observable
final class Session {
    @ObservationIgnored let objectWillChange = ObservableObjectPublisher()
    var name = "" { willSet { objectWillChange.send() } }
}

@Observable
final class Router {
    var path = ""
}

@Observable
final class Clock {
    var time = 0
}

extension Container {
    var session: Factory<Session> {
        self { Session() }
    }

    var mainRouter: Factory<Router> {
        self { Router() }
    }
}

final class Reporter {
    private let session = resolve(\Container.session)
    private var token: AnyCancellable?

    func report() {
        token = session.objectWillChange.sink {}
    }
}

struct RootView: View {
    @State private var router = resolve(\Container.mainRouter)
    var clock: Clock
    var session: Session

    var body: some View {
        Text("\(router.path) \(clock.time) \(session.name)")
    }
}
