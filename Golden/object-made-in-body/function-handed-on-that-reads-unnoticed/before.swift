// Catalogue 103: what a state drops is made unnoticed, so that a change of the first object makes one pass more and no loop.
import Combine
import SwiftUI

final class Search: ObservableObject {
    @Published var text = ""
    @Published var limit = 1
    private var job: AnyCancellable?
    private var last: [String] = []

    var items: [String] { [text] }

    init() { job = $text.map(items(with:)).sink { [weak self] in self?.last = $0 } }

    private func items(with text: String) -> [String] { [text + "\(limit)"] }
}

struct SearchView: View {
    @StateObject private var search: Search

    init(id: Int) { _search = StateObject(wrappedValue: Search()) }

    var body: some View {
        TextField("Search", text: $search.text)
        Stepper("\(search.limit)", value: $search.limit)
        Text(search.items.first ?? "")
    }
}

struct RootView: View {
    var body: some View { SearchView(id: 1) }
}
