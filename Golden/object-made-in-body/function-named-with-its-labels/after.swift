// Catalogue 103: `items(with:)` is a function, and not the property of the name.
import Combine
import SwiftUI

@Observable
final class Search {
    var text = "" { willSet { textSubject.send(newValue) } }
    @ObservationIgnored private lazy var textSubject = CurrentValueSubject<String, Never>(_text)
    var found: [String] = []
    @ObservationIgnored private var job: AnyCancellable?
    @ObservationIgnored private var later: AnyCancellable?

    var items: [String] { text.isEmpty ? [] : found }

    init() {
        job = textSubject.map(items(with:)).sink { [weak self] in self?.found = $0 }
        later = textSubject.debounce(for: .milliseconds(300), scheduler: DispatchQueue.main).map(rest(of:)).sink { [weak self] in
            self?.found = $0
        }
    }

    private func rest(of text: String) -> [String] { items + [text] }

    private func items(with text: String) -> [String] { [text] }
}

struct SearchView: View {
    @State private var search: Search

    init(id: Int) { _search = State(initialValue: Search()) }

    var body: some View {
        TextField("Search", text: $search.text)
        Text(search.items.first ?? "")
    }
}

struct RootView: View {
    var body: some View { SearchView(id: 1) }
}
