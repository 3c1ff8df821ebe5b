// Catalogue 103: `items(with:)` is a function, and not the property of the name.
import Combine
import SwiftUI

final class Search: ObservableObject {
    @Published var text = ""
    @Published var found: [String] = []
    private var job: AnyCancellable?
    private var later: AnyCancellable?

    var items: [String] { text.isEmpty ? [] : found }

    init() {
        job = $text.map(items(with:)).sink { [weak self] in self?.found = $0 }
        later = $text.debounce(for: .milliseconds(300), scheduler: DispatchQueue.main).map(rest(of:)).sink { [weak self] in
            self?.found = $0
        }
    }

    private func rest(of text: String) -> [String] { items + [text] }

    private func items(with text: String) -> [String] { [text] }
}

struct SearchView: View {
    @StateObject private var search: Search

    init(id: Int) { _search = StateObject(wrappedValue: Search()) }

    var body: some View {
        TextField("Search", text: $search.text)
        Text(search.items.first ?? "")
    }
}

struct RootView: View {
    var body: some View { SearchView(id: 1) }
}
