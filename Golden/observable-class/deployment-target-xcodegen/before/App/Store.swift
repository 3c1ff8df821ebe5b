// Catalogue 22: a project.yml states a sufficient one for the target, which outweighs that of the project.
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
