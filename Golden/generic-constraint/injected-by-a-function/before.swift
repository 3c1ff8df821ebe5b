// Catalogue 211: a function of a library hands out what the container has under the key path.
import Combine
import FactoryKit
import SwiftUI

final class Session: ObservableObject {
    @Published var name = ""
}

final class Router: ObservableObject {
    @Published var path = ""
}

final class Clock: ObservableObject {
    @Published var time = 0
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
    @StateObject private var router = resolve(\Container.mainRouter)
    @ObservedObject var clock: Clock
    @ObservedObject var session: Session

    var body: some View {
        Text("\(router.path) \(clock.time) \(session.name)")
    }
}
