// Stale: tracking that is armed only once tells of the first change alone, and before it happens.
import SwiftUI

@Observable
final class Search {
    var query = ""
    private(set) var count = 0

    init() {
        withObservationTracking { _ = query } onChange: { [weak self] in
            self?.count = self?.query.count ?? 0
        }
    }
}

struct Root: View {
    @State private var search = Search()

    var body: some View {
        TextField("Query", text: $search.query)
        Text("\(search.count) letters")
    }
}
