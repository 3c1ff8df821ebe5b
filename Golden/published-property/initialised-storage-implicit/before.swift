// Catalogue 53: Published named only by its dot, in an argument over several lines.
import SwiftUI

struct Filter {
    var term = ""
    var limit = 10
}

final class Results: ObservableObject {
    @Published var filter: Filter
    @Published var page: Int

    init(term: String) {
        _filter = .init(initialValue: Filter(
            term: term,
            limit: 20
        ))
        _page = .init(wrappedValue: 1)
    }
}

struct ResultsView: View {
    @ObservedObject var results: Results

    var body: some View {
        Text("\(results.filter.term) \(results.page)")
    }
}
