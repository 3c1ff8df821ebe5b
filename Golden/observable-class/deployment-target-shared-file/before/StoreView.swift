// Catalogue 22: one target compiles the file.
import SwiftUI

struct StoreView: View {
    @ObservedObject var model: Store

    var body: some View {
        Text(model.title)
    }
}

final class Cart: ObservableObject {
    @Published var title = ""
}

struct CartView: View {
    @ObservedObject var model: Cart

    var body: some View {
        Text(model.title)
    }
}
