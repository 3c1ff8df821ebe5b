// Catalogue 37, 36: views call the method of the name, which only sets the property.
import SwiftUI

final class Details: ObservableObject {
    @Published var text = ""
}

final class Store: ObservableObject {
    @Published var revision = 0
    private lazy var details = Details()

    func details(of number: Int) -> Details {
        let details = Details()
        self.details = details
        revision += 1
        return details
    }

    func close() {
        details = Details()
    }
}

struct StoreView: View {
    @ObservedObject var store: Store

    var body: some View {
        Text(store.details(of: store.revision).text)
    }
}
