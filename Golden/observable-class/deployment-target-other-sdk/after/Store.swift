// Catalogue 22: the project states a number for macOS, but the target is built for iOS only.
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
