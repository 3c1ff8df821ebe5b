// Catalogue 44: all that the view reads is a getter that asks a plain object; any change of the model made it ask again.
import SwiftUI

final class Shop {
    static let shared = Shop()
    private var prices: [String: String] = [:]

    var offer: String? { prices["offer"] }

    func load(_ prices: [String: String]) { self.prices = prices }
}

final class OfferModel: ObservableObject {
    enum Step { case loading, ready }

    @Published var step = Step.loading
    let shop: Shop

    init(shop: Shop = .shared) {
        self.shop = shop
    }

    var title: String { shop.offer ?? "none" }

    func pricesArrived() {
        step = .ready
    }
}

struct OfferView: View {
    @StateObject var model = OfferModel()

    var body: some View {
        Text(model.title)
    }
}

struct StepView: View {
    @ObservedObject var model: OfferModel

    var body: some View {
        Text(model.step == .ready ? "ready" : "loading")
    }
}
