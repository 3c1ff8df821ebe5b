// Catalogue 22: each module counts for its own types.
import SwiftUI

@Observable
final class Store {
    var title = ""
}

struct StoreView: View {
    var model: Store

    var body: some View {
        Text(model.title)
    }
}
