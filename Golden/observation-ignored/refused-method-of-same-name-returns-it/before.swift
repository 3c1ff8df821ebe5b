// Catalogue 36: the property holds a function as well, so that a call of the name without the method's label reads it.
import SwiftUI

struct Details {
    var text = ""
}

final class Store: ObservableObject {
    @Published var revision = 0
    lazy var details: (Int) -> Details = { _ in Details() }

    func details(of number: Int) -> Details {
        let details = Details()
        self.details = { _ in details }
        revision += 1
        return details
    }

    func close() {
        details = { _ in Details() }
    }
}

struct StoreView: View {
    @ObservedObject var store: Store

    var body: some View {
        Text(store.details(store.revision).text)
    }
}
