// Catalogue 1, 60: comments whose reason is gone go with their line, those of other forms stay.
import SwiftUI

// TODO: reobserve[name-clash] _name is declared beside name, so Store stays an ObservableObject. Rename the declaration in the way.
/// The store.
final class Store: ObservableObject {
    // TODO: reobserve the name
    // TODO: reobserve[backticked-name]: mine
    //TODO: reobserve[backticked-name] mine
    /* TODO: reobserve[backticked-name] mine */
    @Published var name = "" // TODO: reobserve[backticked-name] mine
    // TODO: reobserve[backticked-name] the name `name` is in backticks, so Store stays an ObservableObject. Rename the property.
}

struct StoreView: View {
    // TODO: reobserve[default-and-init] store has a default value and is also set in init, so Store stays an ObservableObject. Remove the default value, or the assignment in init.
    @StateObject private var store = Store()

    var body: some View {
        Text(store.name)
    }
}
