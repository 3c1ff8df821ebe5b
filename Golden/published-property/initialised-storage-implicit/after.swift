// Catalogue 53: Published named only by its dot, in an argument over several lines.
import SwiftUI

struct Filter {
    var term = ""
    var limit = 10
}

@Observable
final class Results {
    var filter: Filter
    var page: Int

    init(term: String) {
        _filter = Filter(
            term: term,
            limit: 20
        )
        _page = 1
    }
}

struct ResultsView: View {
    var results: Results

    var body: some View {
        Text("\(results.filter.term) \(results.page)")
    }
}
