// Catalogue 11, 16, 18: the superclass is of both systems by its author's wish, and keeps its subclasses.
import SwiftUI

@Observable
class Page: ObservableObject {
    var title = ""
}

@Observable
final class IndexPage: Page {
    var entries: [String] = []
}

struct IndexView: View {
    @StateObject private var page = IndexPage()

    var body: some View {
        List(page.entries, id: \.self) { Text($0) }
            .navigationTitle(page.title)
    }
}
