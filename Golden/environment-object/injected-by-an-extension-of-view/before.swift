// Catalogue 131: only a tap reads the object; the extension that injects it has nothing before the name.
import SwiftUI

final class Store: ObservableObject {
    @Published var count = 0
}

extension View {
    func withStore() -> some View {
        environmentObject(Store())
            .padding()
    }
}

struct AddButton: View {
    @EnvironmentObject private var store: Store

    var body: some View {
        Button("Add") { store.count += 1 }
    }
}

struct CountView: View {
    @ObservedObject var store: Store

    var body: some View {
        Text("\(store.count)")
    }
}

#Preview {
    AddButton()
        .withStore()
}
