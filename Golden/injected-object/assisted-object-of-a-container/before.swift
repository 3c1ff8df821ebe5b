// Catalogue 211: FactoryKit has a wrapper of its own for observable objects, which makes them once a view reads them.
import FactoryKit
import SwiftUI

final class Session: ObservableObject {
    @Published var name = ""
}

final class Basket: ObservableObject {
    @Published var count = 0
}

extension Container {
    var session: Factory<Session> {
        self { Session() }
    }
}

struct SessionView: View {
    @InjectedObject(\.session) private var current
    @ObservedObject var basket: Basket

    var body: some View {
        Text("\(current.name) \(basket.count)")
        TextField("Name", text: $current.name)
    }
}

struct NameView: View {
    @InjectedObject(\Container.session) var session: Session

    var body: some View {
        Text(session.name)
    }
}
