// Catalogue 84, 90: the object is a local or a shared instance, made before as well.
import SwiftUI

@Observable
final class Catalog {
    static let shared = Catalog(id: 0)
    var id: Int

    init(id: Int) {
        self.id = id
    }
}

struct CatalogView: View {
    @State private var catalog: Catalog
    @State private var shared: Catalog

    init(id: Int) {
        let catalog = Catalog(id: id)
        _catalog = State(initialValue: catalog)
        _shared = SwiftUI.State(initialValue: .shared)
    }

    var body: some View {
        Text("\(catalog.id) \(shared.id)")
    }
}
