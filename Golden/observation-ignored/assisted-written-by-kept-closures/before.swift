// Catalogue 59, 222: bodies call closures that properties of other objects keep, and that getters and functions give
// back: each writes what the view shows. One is chosen by a condition.
import SwiftUI

final class Formatter {
    var format: (Int) -> String = { "\($0)" }
    var onShow: (() -> Void)?
}

final class Tools {
    let formatter = Formatter()
}

final class Price: ObservableObject {
    @Published var amount = 1
    var shown = 0
    let tools = Tools()

    init() {
        tools.formatter.format = { [unowned self] amount in
            shown += 1
            return "\(amount)"
        }
    }
}

final class Sale: ObservableObject {
    @Published var amount = 1
    var shown = 0
    let tools = Tools()

    init() {
        tools.formatter.onShow = { [unowned self] in shown += 1 }
    }
}

final class Offer: ObservableObject {
    @Published var amount = 1
    var shown = 0
    var asked = 0

    var label: () -> String {
        {
            self.shown += 1
            return "\(self.amount)"
        }
    }

    func makeLabel() -> () -> String {
        return {
            self.asked += 1
            return "\(self.amount)"
        }
    }
}

final class Gift: ObservableObject {
    @Published var amount = 1
    var shown = 0
    private var note: (() -> Void)?

    init(isCounted: Bool) {
        note = isCounted ? { [unowned self] in shown += 1 } : nil
    }

    func label() -> String {
        note?()
        return "\(amount)"
    }
}

struct PriceView: View {
    @ObservedObject var price: Price
    @ObservedObject var sale: Sale
    @ObservedObject var offer: Offer
    @ObservedObject var gift: Gift

    var body: some View {
        let _ = sale.tools.formatter.onShow?()
        Text(price.tools.formatter.format(price.amount) + "\(price.shown) \(sale.amount) \(sale.shown)")
        Text(offer.label() + offer.makeLabel()() + "\(offer.shown) \(offer.asked)")
        Text(gift.label() + "\(gift.shown)")
    }
}
