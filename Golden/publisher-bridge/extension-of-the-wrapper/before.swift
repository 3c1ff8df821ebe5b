// Catalogue 207: what the project adds to the wrapper is no member of its publisher.
import Combine
import SwiftUI

extension Published: Encodable where Value: Encodable {
    public func encode(to encoder: any Encoder) throws {}
}

final class Search: ObservableObject {
    @Published var query = ""
    @Published private(set) var count = 0
    private var cancellables: Set<AnyCancellable> = []

    init() {
        $query.dropFirst().sink { [weak self] query in self?.count = query.count }.store(in: &cancellables)
    }
}

struct SearchView: View {
    @ObservedObject var search: Search

    var body: some View {
        TextField("Query", text: $search.query)
        Text("\(search.count)")
    }
}
