// Catalogue 124: one injection that nobody can resolve keeps both types, in all files.
import SwiftUI

final class Store: ObservableObject {
    @Published var items: [String] = []
}

struct StoreView: View {
    @EnvironmentObject var store: Store

    var body: some View {
        Text("\(store.items.count)")
    }
}
