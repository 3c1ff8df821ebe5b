// Catalogue 131: only a tap reads the object; the extension that injects it has nothing before the name.
import SwiftUI

@Observable
final class Store {
    var count = 0
}

extension View {
    func withStore() -> some View {
        environment(Store())
            .padding()
    }
}

struct AddButton: View {
    @Environment(Store.self) private var store

    var body: some View {
        Button("Add") { store.count += 1 }
    }
}

struct CountView: View {
    var store: Store

    var body: some View {
        Text("\(store.count)")
    }
}

#Preview {
    AddButton()
        .withStore()
}
