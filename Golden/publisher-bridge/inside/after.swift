// Catalogue 60: the class subscribes to its own property.
import Combine
import SwiftUI

@Observable
final class SearchModel {
    var query = "" { willSet { querySubject.send(newValue) } }
    @ObservationIgnored private lazy var querySubject = CurrentValueSubject<String, Never>(_query)
    var results: [String] = []
    @ObservationIgnored private var cancellables = Set<AnyCancellable>()

    init() {
        querySubject
            .removeDuplicates()
            .debounce(for: .seconds(1), scheduler: RunLoop.main)
            .sink { [weak self] query in
                self?.results = [query]
            }
            .store(in: &cancellables)
    }
}

struct SearchView: View {
    @State private var model = SearchModel()

    var body: some View {
        TextField("Search", text: $model.query)
        List(model.results, id: \.self) { Text($0) }
    }
}
