// Catalogue 120, 123: a preview with attributes on its line (SE-0397).
import SwiftUI

final class Cart: ObservableObject {
    @Published var count = 0
}

struct CartView: View {
    @EnvironmentObject private var cart: Cart

    var body: some View { Text("\(cart.count)") }
}

@available(iOS 17, macOS 14, *) #Preview { CartView().environmentObject(Cart()) }

@available(iOS 17, macOS 14, *)
#Preview("Full") {
    CartView().environmentObject(Cart())
}
