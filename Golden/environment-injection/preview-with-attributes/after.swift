// Catalogue 120, 123: a preview with attributes on its line (SE-0397).
import SwiftUI

@Observable
final class Cart {
    var count = 0
}

struct CartView: View {
    @Environment(Cart.self) private var cart

    var body: some View { Text("\(cart.count)") }
}

@available(iOS 17, macOS 14, *) #Preview { CartView().environment(Cart()) }

@available(iOS 17, macOS 14, *)
#Preview("Full") {
    CartView().environment(Cart())
}
