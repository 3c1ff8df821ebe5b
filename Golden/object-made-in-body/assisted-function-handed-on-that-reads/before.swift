// Catalogue 103: a function that is handed on by its name runs at once, with the first value, and reads a property.
import Combine
import SwiftUI

final class Log {
    static let shared = Log()
    var searches = 0
}

final class Search: ObservableObject {
    @Published var text = ""
    @Published var limit = 1
    private var job: AnyCancellable?
    private var last: [String] = []

    var items: [String] { [text] }

    init() {
        Log.shared.searches += 1
        job = $text.map(items(with:)).sink { [weak self] in self?.last = $0 }
    }

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
