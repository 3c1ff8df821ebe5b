// Catalogue 16: the superclass is migrated already, the subclass announces its own properties the old way.
import SwiftUI

@Observable
class Page {
    var title = ""
}

final class IndexPage: Page, ObservableObject {
    @Published var entries: [String] = []
}

struct IndexView: View {
    @StateObject private var page = IndexPage()

    var body: some View {
        List(page.entries, id: \.self) { Text($0) }
            .navigationTitle(page.title)
    }
}
