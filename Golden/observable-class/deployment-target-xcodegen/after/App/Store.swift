// Catalogue 22: a project.yml states a sufficient one for the target, which outweighs that of the project.
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
