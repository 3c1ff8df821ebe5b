// Catalogue 216: whatever a subscriber runs, nothing of it sets the property or subscribes to it.
import Combine
import SwiftUI

final class Search: ObservableObject {
    @Published var query = ""
    @Published var pages = 0
    @Published var log: [String] = []
    var onQuery: (String) -> Void = { _ in }
    private var cancellables = Set<AnyCancellable>()

    init() {
        query = "first"
        follow()
    }

    private func follow() {
        let queries = $query.dropFirst()
        queries
            .sink { [weak self] query in self?.onQuery(query) }
            .store(in: &cancellables)
        queries
            .map(\.count)
            .sink { [weak self] count in self?.onQuery("\(count)") }
            .store(in: &cancellables)
        $pages
            .removeDuplicates()
            .sink { [weak self] pages in self?.onQuery("page \(pages)") }
            .store(in: &cancellables)
    }

    @MainActor
    func turn() async {
        pages += 1
    }
}

struct Root: View {
    @StateObject private var search = Search()

    var body: some View {
        TextField("Query", text: $search.query)
        Button("Follow") {
            search.onQuery = { text in search.log.append("\(text)<\(search.query)") }
        }
        Button("Clear") { search.query = "" }
        Button("Turn") {
            Task { await search.turn() }
        }
        Text("\(search.query) \(search.pages): \(search.log.joined(separator: " "))")
    }
}
