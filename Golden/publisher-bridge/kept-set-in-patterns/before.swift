// Catalogue 60: a pattern binds a name of its own; the storage is set beside it.
import Combine
import SwiftUI

final class Search: ObservableObject {
    @Published var query: String = ""
    @Published var phase: Result<String, Error>? = nil
    private var bag = Set<AnyCancellable>()
    var p: Published<String>.Publisher { $query }
    init(load: () throws -> Result<String, Error>) rethrows {
        switch try load() {
        case .success(let query): self.query = query
        case .failure: query = "failed"
        }
    }
}

struct SearchView: View {
    @ObservedObject var model: Search
    var body: some View { Text("\(model.query)") }
}
