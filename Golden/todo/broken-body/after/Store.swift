import SwiftUI

@Observable
final class Store {
    var name = ""
}

struct StoreView: View {
    @State private var store = Store()

    var body: some View { Text(store.name) }
}
