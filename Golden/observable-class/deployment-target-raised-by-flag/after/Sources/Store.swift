// Catalogue 22: --min-target outweighs Package.swift.
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
