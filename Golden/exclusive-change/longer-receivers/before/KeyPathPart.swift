import SwiftUI

struct KeyPathPartCart {
    var lines = [3, 1, 2]
    var limit = 1
}

final class KeyPathPartModel: ObservableObject {
    @Published var cart = KeyPathPartCart()

    func go() {
        cart[keyPath: \.lines].removeAll { $0 > cart.limit }
    }
}

struct KeyPathPartView: View {
    @StateObject private var model = KeyPathPartModel()

    var body: some View {
        Button("Go") { model.go() }
        Text("\(model.cart.lines.count) \(model.cart.limit)")
    }
}
