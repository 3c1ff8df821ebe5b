// Catalogue 131: helpers that inject, and that show what they are given by one another.
import SwiftUI

@Observable
final class Store {
    var count = 0
}

extension View {
    func framed(by store: Store, depth: Int) -> AnyView {
        if depth > 0 { return AnyView(carded(by: store, depth: depth - 1)) }
        return AnyView(environment(store))
    }

    func carded(by store: Store, depth: Int) -> AnyView {
        AnyView(framed(by: store, depth: depth))
    }
}

struct AddButton: View {
    @Environment(Store.self) var store

    var body: some View {
        Button("Add") { store.count += 1 }
    }
}

struct Root: View {
    @State private var store = Store()

    var body: some View {
        Text("\(store.count)")
        AddButton().framed(by: store, depth: 1)
        AddButton().carded(by: store, depth: 1)
    }
}
