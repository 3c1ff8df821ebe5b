// Catalogue 207: the project makes publishers `Sendable`, which nothing here asks for.
import Combine
import SwiftUI

final class SearchModel: ObservableObject {
    @Published var query = ""
    @Published private(set) var hits: [String] = []
    private var bag = Set<AnyCancellable>()

    init() {
        $query
            .removeDuplicates()
            .sink { [weak self] in self?.hits = [$0] }
            .store(in: &bag)
    }
}

struct SearchView: View {
    @StateObject private var model = SearchModel()

    var body: some View {
        TextField("Search", text: $model.query)
        ForEach(model.hits, id: \.self) { Text($0) }
    }
}
