// Catalogue 131: the row within the view reads its own object when it appears, which says nothing of the view's.
import SwiftUI

final class Cart: ObservableObject {
    @Published var total = 0
}

struct CartView: View {
    @EnvironmentObject private var cart: Cart

    struct Row: View {
        @ObservedObject var cart: Cart

        var body: some View {
            Text("\(cart.total)").onAppear { print(cart.total) }
        }
    }

    var body: some View {
        Button("Add") { cart.total += 1 }
    }
}

struct Shop: View {
    @ObservedObject var cart: Cart

    var body: some View {
        CartView().environmentObject(cart)
        CartView.Row(cart: cart)
    }
}

#Preview {
    CartView()
}
