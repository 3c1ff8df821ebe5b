// Catalogue 55, 200, 201: what runs while the property is changed can not come back to it, so that nothing is said.
import SwiftUI

struct LongCart {
    var lines = [3, 1, 2]
    var limit = 1
}

final class LongModel: ObservableObject {
    @Published var cart = LongCart()

    func go() {
        cart.lines.removeAll {
            $0 > 1
        }
        cart.lines.sort()
    }
}

struct LongView: View {
    @StateObject private var model = LongModel()

    var body: some View {
        Button("Go") { model.go() }
        Text("\(model.cart.lines.count) \(model.cart.limit)")
    }
}
