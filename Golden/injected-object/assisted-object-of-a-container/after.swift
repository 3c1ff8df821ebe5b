// Catalogue 211: FactoryKit has a wrapper of its own for observable objects, which makes them once a view reads them.
import FactoryKit
import SwiftUI

@Observable
final class Session {
    var name = ""
}

@Observable
final class Basket {
    var count = 0
}

extension Container {
    var session: Factory<Session> {
        self { Session() }
    }
}

struct SessionView: View {
    @InjectedObservable(\.session) private var current
    var basket: Basket

    var body: some View {
        Text("\(current.name) \(basket.count)")
        TextField("Name", text: $current.name)
    }
}

struct NameView: View {
    @InjectedObservable(\Container.session) var session: Session

    var body: some View {
        Text(session.name)
    }
}
