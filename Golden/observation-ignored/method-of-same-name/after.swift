// Catalogue 37, 36: views call the method of the name, which only sets the property.
import SwiftUI

@Observable
final class Details {
    var text = ""
}

@Observable
final class Store {
    var revision = 0
    @ObservationIgnored private lazy var details = Details()

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
    var store: Store

    var body: some View {
        Text(store.details(of: store.revision).text)
    }
}
