// Catalogue 60, 73: a class follows its own property, with a delay.
import Combine
import SwiftUI

final class Search: ObservableObject {
    @Published var query = ""
    @Published private(set) var results: [String] = []
    private var cancellables = Set<AnyCancellable>()

    init() {
        $query
            .removeDuplicates()
            .debounce(for: .seconds(1), scheduler: RunLoop.main)
            .sink { [weak self] query in
                self?.results = query.isEmpty ? [] : ["\(query) 1", "\(query) 2"]
            }
            .store(in: &cancellables)
    }
}

struct Root: View {
    @StateObject private var search = Search()

    var body: some View {
        TextField("Query", text: $search.query)
        List(search.results, id: \.self) { Text($0) }
    }
}
