// Catalogue 211: a library wrapper asks for an ObservableObject; the type of the property is that of the container member. The other one moves.
import FactoryKit
import SwiftUI

final class Session: ObservableObject {
    @Published var name = ""
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
    @InjectedObject(\.session) private var current
    var basket: Basket

    var body: some View {
        Text("\(current.name) \(basket.count)")
    }
}
