// Catalogue 103: what a state drops is made unnoticed, so that a change of the first object makes one pass more and no loop.
import Combine
import SwiftUI

@Observable
final class Search {
    var text = "" { willSet { textSubject.send(newValue) } }
    @ObservationIgnored private lazy var textSubject = CurrentValueSubject<String, Never>(_text)
    var limit = 1
    @ObservationIgnored private var job: AnyCancellable?
    private var last: [String] = []

    var items: [String] { [text] }

    init() { job = textSubject.map(items(with:)).sink { [weak self] in self?.last = $0 } }

    private func items(with text: String) -> [String] { [text + "\(limit)"] }
}

struct SearchView: View {
    @State private var search: Search

    init(id: Int) { _search = State(initialValue: Search()) }

    var body: some View {
        TextField("Search", text: $search.text)
        Stepper("\(search.limit)", value: $search.limit)
        Text(search.items.first ?? "")
    }
}

struct RootView: View {
    var body: some View { SearchView(id: 1) }
}
