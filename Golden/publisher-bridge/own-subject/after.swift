// Catalogue 60, 62: a subject that only the class uses is private; the set for its subscriptions goes behind the stored properties.
import Combine
import SwiftUI

@Observable
final class SearchModel {
    var query = "" { willSet { querySubject.send(newValue) } }
    @ObservationIgnored private lazy var querySubject = CurrentValueSubject<String, Never>(_query)
    var results: [String] = []
    var seen = 0 { willSet { seenSubject.send(newValue) } }
    @ObservationIgnored private lazy var seenSubject = CurrentValueSubject<Int, Never>(_seen)
    fileprivate var total = 0 { willSet { totalSubject.send(newValue) } }
    @ObservationIgnored fileprivate private(set) lazy var totalSubject = CurrentValueSubject<Int, Never>(_total)
    var inherited = 0
    let id = 1
    @ObservationIgnored private var cancellables = Set<AnyCancellable>()

    init() {
        querySubject
            .map { [$0] }
            .sink { [weak self] (value: [String]) in self?.results = value }
            .store(in: &cancellables)
    }
}

extension SearchModel {
    var seenPublisher: AnyPublisher<Int, Never> { seenSubject.eraseToAnyPublisher() }
}

final class Observer {
    private var cancellables = Set<AnyCancellable>()

    init(_ model: SearchModel) {
        model.totalSubject.sink { print($0) }.store(in: &cancellables)
    }
}

struct SearchView: View {
    @State private var model = SearchModel()

    var body: some View {
        Text("\(model.results.count) \(model.query) \(model.seen) \(model.total) \(model.inherited)")
    }
}
