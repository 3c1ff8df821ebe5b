// Catalogue 22: one target compiles the file.
import SwiftUI

struct StoreView: View {
    @ObservedObject var model: Store

    var body: some View {
        Text(model.title)
    }
}

@Observable
final class Cart {
    var title = ""
}

struct CartView: View {
    var model: Cart

    var body: some View {
        Text(model.title)
    }
}
