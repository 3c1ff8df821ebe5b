// Catalogue 84, 90: the object is a local or a shared instance, made before as well.
import SwiftUI

final class Catalog: ObservableObject {
    static let shared = Catalog(id: 0)
    @Published var id: Int

    init(id: Int) {
        self.id = id
    }
}

struct CatalogView: View {
    @StateObject private var catalog: Catalog
    @StateObject private var shared: Catalog

    init(id: Int) {
        let catalog = Catalog(id: id)
        _catalog = StateObject(wrappedValue: catalog)
        _shared = SwiftUI.StateObject(wrappedValue: .shared)
    }

    var body: some View {
        Text("\(catalog.id) \(shared.id)")
    }
}
