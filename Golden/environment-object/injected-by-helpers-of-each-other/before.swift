// Catalogue 131: helpers that inject, and that show what they are given by one another.
import SwiftUI

final class Store: ObservableObject {
    @Published var count = 0
}

extension View {
    func framed(by store: Store, depth: Int) -> AnyView {
        if depth > 0 { return AnyView(carded(by: store, depth: depth - 1)) }
        return AnyView(environmentObject(store))
    }

    func carded(by store: Store, depth: Int) -> AnyView {
        AnyView(framed(by: store, depth: depth))
    }
}

struct AddButton: View {
    @EnvironmentObject var store: Store

    var body: some View {
        Button("Add") { store.count += 1 }
    }
}

struct Root: View {
    @StateObject private var store = Store()

    var body: some View {
        Text("\(store.count)")
        AddButton().framed(by: store, depth: 1)
        AddButton().carded(by: store, depth: 1)
    }
}
