// Catalogue 35: private properties that look the same are ignored all or none, where no view reads them.
import SwiftUI

@Observable
final class Store {
    var items: [Int] = []
    @ObservationIgnored private var priceCache: [Int: Double] = [:]
    @ObservationIgnored private var stockCache: [Int: Double] = [:]
    private var nameCache: [Int: String] = [:]
    private var shownCache: [Int: Double] = [:]
    private var prices: [Int: Double] = [:]

    func price(_ item: Int) -> String {
        priceCache[item] = 1
        return "\(item)"
    }

    var shown: Int { shownCache.count }

    func refresh() {
        stockCache[0] = 1
        nameCache[0] = ""
        prices[0] = 1
        shownCache[0] = 1
    }
}

struct StoreView: View {
    @State private var store = Store()

    var body: some View {
        ForEach(store.items, id: \.self) { Text(store.price($0)) }
        Text("\(store.shown)")
        Button("Refresh") { store.refresh() }
    }
}
