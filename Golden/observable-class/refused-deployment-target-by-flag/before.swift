// Catalogue 22: nothing but --min-target says what the code is built for.
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
