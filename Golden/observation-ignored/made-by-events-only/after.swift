// Catalogue 202: what events make and run writes plain properties, which stay as they are.
import SwiftUI

@Observable
final class Store {
    static let shared = Store()

    var title = ""
    var short = 0
    var inherited = 0
    var run = 0

    func load() {
        use(.init(width: 2))
        use(Derived())
        Action.run { self.run += 1 }.perform()
    }

    private func use(_ size: Size) {}

    private func use(_ base: Base) {}
}

struct Size {
    let width: Int

    init(width: Int) {
        self.width = width
        Store.shared.short += 1
    }
}

class Base {
    init() {
        Store.shared.inherited += 1
    }
}

final class Derived: Base {}

enum Action {
    case run(() -> Void)
    case none

    func perform() {
        if case .run(let work) = self { work() }
    }
}

struct StoreView: View {
    var store = Store.shared

    var body: some View {
        Button(store.title) { store.load() }
        Text("\(store.short) \(store.inherited) \(store.run)")
            .padding(.init(top: 1, leading: 1, bottom: 1, trailing: 1))
    }
}
