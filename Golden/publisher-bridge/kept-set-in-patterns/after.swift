// Catalogue 60: a pattern binds a name of its own; the storage is set beside it.
import Combine
import SwiftUI

@Observable
final class Search {
    var query: String {
        get { access(keyPath: \.query); return queryStorage }
        set { withMutation(keyPath: \.query) { queryStorage = newValue } }
    }
    @ObservationIgnored @Published private var queryStorage: String = ""
    var phase: Result<String, Error>? = nil
    @ObservationIgnored private var bag = Set<AnyCancellable>()
    var p: Published<String>.Publisher { $queryStorage }
    init(load: () throws -> Result<String, Error>) rethrows {
        switch try load() {
        case .success(let query): self.queryStorage = query
        case .failure: queryStorage = "failed"
        }
    }
}

struct SearchView: View {
    var model: Search
    var body: some View { Text("\(model.query)") }
}
