// Catalogue 22: the deployment target is below that of Observation.
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
