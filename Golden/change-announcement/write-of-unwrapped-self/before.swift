// Catalogue 47: what is set behind `self!` is the object's own too.
import SwiftUI

final class Basket: ObservableObject {
    @Published var items: [String] = []

    func clear() {
        DispatchQueue.main.async { [weak self] in
            guard self != nil else { return }
            self?.objectWillChange.send()
            self!.items = []
        }
    }
}

struct BasketView: View {
    @ObservedObject var basket: Basket

    var body: some View {
        Text("\(basket.items.count)")
    }
}
