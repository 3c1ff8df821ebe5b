// Different: each change is shown at once.
import SwiftUI

@Observable
final class Stock {
    var price = 1
    var note = ""

    func commit() {}
}

struct Root: View {
    @State private var stock = Stock()

    var body: some View {
        Button("Raise") { stock.price += 1 }
        Button("Commit") { stock.commit() }
        Text("\(stock.price)")
    }
}
