// Catalogue 59: what an action sets to a constant is another value once, so that no update goes round.
import SwiftUI

final class Pages: ObservableObject {
    @Published var title = "Inbox"
    var isLoaded = false
    var page = 0

    func load() { isLoaded = true }
}

struct PageView: View {
    @ObservedObject var pages: Pages

    var body: some View {
        Text(pages.title + (pages.isLoaded ? "" : "…")).onChange(of: pages.isLoaded) { pages.load() }
        Text("\(pages.page)").onChange(of: pages.page) { pages.title = "Page" }
        Button("Next") { pages.page += 1 }
    }
}
