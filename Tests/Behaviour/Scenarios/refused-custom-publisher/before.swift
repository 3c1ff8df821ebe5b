// Catalogue 67: with a publisher of its own, a class announces only what it sends.
import Combine
import SwiftUI

final class Stock: ObservableObject {
    let objectWillChange = PassthroughSubject<Void, Never>()
    var price = 1
    var note = ""

    func commit() { objectWillChange.send() }
}

struct Root: View {
    @StateObject private var stock = Stock()

    var body: some View {
        Button("Raise") { stock.price += 1 }
        Button("Commit") { stock.commit() }
        Text("\(stock.price)")
    }
}
