// Catalogue 1, 60: comments whose reason is gone go with their line, those of other forms stay.
import SwiftUI

/// The store.
@Observable
final class Store {
    // TODO: reobserve the name
    // TODO: reobserve[backticked-name]: mine
    //TODO: reobserve[backticked-name] mine
    /* TODO: reobserve[backticked-name] mine */
    var name = "" // TODO: reobserve[backticked-name] mine
}

struct StoreView: View {
    @State private var store = Store()

    var body: some View {
        Text(store.name)
    }
}
