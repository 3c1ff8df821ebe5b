// Catalogue 22: each module counts for its own types.
import SwiftUI

final class Store: ObservableObject {
    @Published var title = ""
}

struct StoreView: View {
    @ObservedObject var model: Store

    var body: some View {
        Text(model.title)
    }
}
