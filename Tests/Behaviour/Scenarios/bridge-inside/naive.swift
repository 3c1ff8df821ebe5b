// Stale: onChange of the view is not told of a second search, since a debounce by hand was forgotten.
import SwiftUI

@Observable
final class Search {
    var query = ""
    private(set) var results: [String] = []

    init() {
        withObservationTracking { _ = query } onChange: { [weak self] in
            MainActor.assumeIsolated { self?.search() }
        }
    }

    @MainActor private func search() {
        results = query.isEmpty ? [] : ["\(query) 1", "\(query) 2"]
    }
}

struct Root: View {
    @State private var search = Search()

    var body: some View {
        TextField("Query", text: $search.query)
        List(search.results, id: \.self) { Text($0) }
    }
}
