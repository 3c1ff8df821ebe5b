// Catalogue 131: `onAppear` behind a view is SwiftUI's, not the function of a model: what that shows below an injection covers no preview.
import SwiftUI

final class Cart: ObservableObject {
    @Published var total = 0
}

struct Shop {
    let cart = Cart()

    func open() -> some View { CartView().environmentObject(cart) }
}

final class Loader {
    var shop = Shop()

    func onAppear() { _ = shop.open() }
}

struct CartView: View {
    @EnvironmentObject private var cart: Cart

    var body: some View {
        Button("Add") { cart.total += 1 }
    }
}

struct TotalView: View {
    @ObservedObject var cart: Cart

    var body: some View { Text("\(cart.total)") }
}

#Preview {
    CartView().onAppear { print("shown") }
}
