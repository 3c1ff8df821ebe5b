// Catalogue 47: what is set behind `self!` is the object's own too.
import SwiftUI

@Observable
final class Basket {
    var items: [String] = []

    func clear() {
        DispatchQueue.main.async { [weak self] in
            guard self != nil else { return }
            self!.items = []
        }
    }
}

struct BasketView: View {
    var basket: Basket

    var body: some View {
        Text("\(basket.items.count)")
    }
}
