// Catalogue 213: properties that give back one another give a child nothing new, and the look at them ends.
import SwiftUI

final class Engine {
    nonisolated(unsafe) static let shared = Engine()
    var runs = 0
}

struct Card: View {
    let onTap: () -> Void
    var body: some View { Button("\(Engine.shared.runs)", action: onTap) }
}

@Observable
final class Store {
    var title = "Inbox"
    var selection = 0
    func select(_ index: Int) {
        Engine.shared.runs += 1
        selection = index
    }
}

struct Header: View {
    var store: Store
    private var tap: () -> Void { press }
    private var press: () -> Void { tap }
    var body: some View {
        Text(store.title)
        Card(onTap: tap)
    }
}
