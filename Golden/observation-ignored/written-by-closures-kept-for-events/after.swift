// Catalogue 59, 222: controls call closures that properties of other objects keep, and that getters and functions give
// back: what they write stays tracked.
import SwiftUI

final class Formatter {
    var format: (Int) -> String = { "\($0)" }
    var onShow: (() -> Void)?
}

final class Tools {
    let formatter = Formatter()
}

@Observable
final class Price {
    var amount = 1
    var shown = 0
    let tools = Tools()

    init() {
        tools.formatter.onShow = { [unowned self] in shown += 1 }
    }
}

@Observable
final class Offer {
    var amount = 1
    var shown = 0
    var asked = 0

    var action: () -> Void {
        { self.shown += 1 }
    }

    func makeAction() -> () -> Void {
        return { self.asked += 1 }
    }
}

struct PriceView: View {
    var price: Price
    var offer: Offer

    var body: some View {
        Button("\(price.amount) \(price.shown)") { price.tools.formatter.onShow?() }
        Button("\(offer.amount) \(offer.shown)", action: offer.action)
        Button("\(offer.asked)", action: offer.makeAction())
    }
}
