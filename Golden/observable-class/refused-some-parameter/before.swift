// Catalogue 156: an opaque parameter asks for the protocol.
import SwiftUI

func log(_ model: some ObservableObject) {
    print(ObjectIdentifier(model))
}

final class Basket: ObservableObject {
    @Published var items: [String] = []
}

struct BasketView: View {
    @StateObject private var basket = Basket()

    var body: some View {
        Text("\(basket.items.count)")
            .onAppear { log(basket) }
    }
}
