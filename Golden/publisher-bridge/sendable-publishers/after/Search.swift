// Catalogue 207: the project makes publishers `Sendable`, which nothing here asks for.
import Combine
import SwiftUI

@Observable
final class SearchModel {
    var query = "" { willSet { querySubject.send(newValue) } }
    @ObservationIgnored private lazy var querySubject = CurrentValueSubject<String, Never>(_query)
    private(set) var hits: [String] = []
    @ObservationIgnored private var bag = Set<AnyCancellable>()

    init() {
        querySubject
            .removeDuplicates()
            .sink { [weak self] in self?.hits = [$0] }
            .store(in: &bag)
    }
}

struct SearchView: View {
    @State private var model = SearchModel()

    var body: some View {
        TextField("Search", text: $model.query)
        ForEach(model.hits, id: \.self) { Text($0) }
    }
}
