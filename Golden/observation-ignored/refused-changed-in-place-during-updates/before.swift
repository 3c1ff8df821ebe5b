// Catalogue 59: what views call changes the value behind an optional, a part of it, or calls a method that does.
import SwiftUI

struct Tally {
    var total = 0

    mutating func count() {
        total += 1
    }
}

final class Price: ObservableObject {
    @Published var amount = 1.5
    private var shown: [Double]?
    private var tally: Tally?
    private var latest: Tally?

    func label() -> String {
        shown?.append(amount)
        tally?.count()
        latest?.total = 1
        return "\(amount)"
    }
}

struct PriceView: View {
    @ObservedObject var price: Price

    var body: some View {
        Text(price.label())
    }
}
