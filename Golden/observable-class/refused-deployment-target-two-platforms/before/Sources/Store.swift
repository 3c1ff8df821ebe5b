// Catalogue 22: all platforms that are too old are named, once.
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

struct Other: View {
    @ObservedObject var model: Store

    var body: some View {
        Text(model.title)
    }
}
