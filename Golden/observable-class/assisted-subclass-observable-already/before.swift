// Catalogue 11, 17, 35: what a subclass that is @Observable already ignores was seen along with what the superclass announced.
import SwiftUI

class Page: ObservableObject {
    @Published var title = ""
}

@Observable
final class IndexPage: Page {
    var entries: [String] = []
    @ObservationIgnored var depth = 0
    @ObservationIgnored @AppStorage("isDark") var isDark = false

    func indent() {
        depth += 1
        title += " "
    }
}

struct IndexView: View {
    @ObservedObject var page: IndexPage

    var body: some View {
        Text("\(page.title) \(page.depth) \(page.isDark ? 1 : 0)")
            .onTapGesture { page.indent() }
    }
}
