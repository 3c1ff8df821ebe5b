import SwiftUI

final class Store: ObservableObject {
    @Published var name = ""
}

struct StoreView: View {
    @StateObject private var store = Store()

    var body: some View { Text(store.name) }
}
