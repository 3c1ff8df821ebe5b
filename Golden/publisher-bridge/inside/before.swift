// Catalogue 60: the class subscribes to its own property.
import Combine
import SwiftUI

final class SearchModel: ObservableObject {
    @Published var query = ""
    @Published var results: [String] = []
    private var cancellables = Set<AnyCancellable>()

    init() {
        $query
            .removeDuplicates()
            .debounce(for: .seconds(1), scheduler: RunLoop.main)
            .sink { [weak self] query in
                self?.results = [query]
            }
            .store(in: &cancellables)
    }
}

struct SearchView: View {
    @StateObject private var model = SearchModel()

    var body: some View {
        TextField("Search", text: $model.query)
        List(model.results, id: \.self) { Text($0) }
    }
}
