// Catalogue 11, 17: the superclass announces what is @Published in a subclass that is @Observable already.
import SwiftUI

class Page: ObservableObject {
    @Published var title = ""
}

@Observable
final class IndexPage: Page {
    @ObservationIgnored @Published var entries: [String] = []
}

struct IndexView: View {
    @ObservedObject var page: IndexPage

    var body: some View {
        List(page.entries, id: \.self) { Text($0) }
            .navigationTitle(page.title)
    }
}
