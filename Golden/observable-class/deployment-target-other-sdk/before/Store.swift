// Catalogue 22: the project states a number for macOS, but the target is built for iOS only.
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
