// Catalogue 11, 17, 18: a superclass of both systems publishes no change, so that it and its subclasses lose the old one.
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
