// Catalogue 22: every platform has Observation.
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
