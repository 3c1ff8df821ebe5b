// Catalogue 200: what is changed in place stands behind members, subscripts and optionals; observers, setters, wrappers and defaults of the project run meanwhile.
import SwiftUI

struct LongCart {
    var lines = [3, 1, 2]
    var limit = 1
}

final class LongModel: ObservableObject {
    @Published var cart = LongCart()

    func go() {
        cart.lines.removeAll { $0 > cart.limit }
    }
}

struct LongView: View {
    @StateObject private var model = LongModel()

    var body: some View {
        Button("Go") { model.go() }
        Text("\(model.cart.lines.count) \(model.cart.limit)")
    }
}
