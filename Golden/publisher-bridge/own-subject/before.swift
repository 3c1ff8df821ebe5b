// Catalogue 60, 62: a subject that only the class uses is private; the set for its subscriptions goes behind the stored properties.
import Combine
import SwiftUI

final class SearchModel: ObservableObject {
    @Published var query = ""
    @Published var results: [String] = []
    @Published var seen = 0
    @Published fileprivate var total = 0
    @Published var inherited = 0
    let id = 1

    init() {
        $query
            .map { [$0] }
            .assign(to: &$results)
    }
}

extension SearchModel {
    var seenPublisher: AnyPublisher<Int, Never> { $seen.eraseToAnyPublisher() }
}

final class Observer {
    private var cancellables = Set<AnyCancellable>()

    init(_ model: SearchModel) {
        model.$total.sink { print($0) }.store(in: &cancellables)
    }
}

struct SearchView: View {
    @StateObject private var model = SearchModel()

    var body: some View {
        Text("\(model.results.count) \(model.query) \(model.seen) \(model.total) \(model.inherited)")
    }
}
