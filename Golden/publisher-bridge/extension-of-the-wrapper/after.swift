// Catalogue 207: what the project adds to the wrapper is no member of its publisher.
import Combine
import SwiftUI

extension Published: Encodable where Value: Encodable {
    public func encode(to encoder: any Encoder) throws {}
}

@Observable
final class Search {
    var query = "" { willSet { querySubject.send(newValue) } }
    @ObservationIgnored private lazy var querySubject = CurrentValueSubject<String, Never>(_query)
    private(set) var count = 0
    @ObservationIgnored private var cancellables: Set<AnyCancellable> = []

    init() {
        querySubject.dropFirst().sink { [weak self] query in self?.count = query.count }.store(in: &cancellables)
    }
}

struct SearchView: View {
    @Bindable var search: Search

    var body: some View {
        TextField("Query", text: $search.query)
        Text("\(search.count)")
    }
}
