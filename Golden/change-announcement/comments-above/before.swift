// Catalogue 47, 69: what is said of a deleted statement goes with it, where nothing follows that it may speak of.
import Combine
import SwiftUI

final class Account: ObservableObject {
    @Published var name = ""
}

final class Basket: ObservableObject {
    @Published var items: [String] = []
    @Published var total = 0
    let account = Account()
    private var cancellables = Set<AnyCancellable>()

    init() {
        total = 1

        // The account's changes are those of the basket,
        // of which views are told.
        account.objectWillChange
            .sink { [weak self] _ in self?.objectWillChange.send() }
            .store(in: &cancellables)

        // Starts empty.
        items = []
    }

    func add(_ item: String) {
        items.append(item)
        // Views must know.
        objectWillChange.send()
    }

    func clear() {
        // Both go.
        objectWillChange.send()
        items = []
        total = 0
    }
}

struct BasketView: View {
    @ObservedObject var basket: Basket

    var body: some View {
        Text("\(basket.items.count) \(basket.total) \(basket.account.name)")
    }
}
