// Catalogue 22: every platform has Observation.
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
