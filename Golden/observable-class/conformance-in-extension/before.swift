// Catalogue 4: conformance in an empty extension of the same file; the extension goes.
import SwiftUI

final class Basket {
    @Published var items: [String] = []
}

extension Basket: ObservableObject {}

struct BasketView: View {
    @StateObject private var basket = Basket()

    var body: some View {
        List(basket.items, id: \.self) { Text($0) }
    }
}
