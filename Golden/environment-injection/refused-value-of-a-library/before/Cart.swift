// Catalogue 124: the other type, which the injection may mean as well.
import SwiftUI

final class Cart: ObservableObject {
    @Published var total = 0
}

struct CartView: View {
    @EnvironmentObject var cart: Cart

    var body: some View {
        Text("\(cart.total)")
    }
}
