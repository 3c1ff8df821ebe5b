// Catalogue 60, 230: a parameter of an opaque type takes every publisher.
import Combine
import SwiftUI

@Observable
final class Search {
    var query = "" { willSet { querySubject.send(newValue) } }
    @ObservationIgnored private lazy var querySubject = CurrentValueSubject<String, Never>(_query)
    @ObservationIgnored private var cancellables: Set<AnyCancellable> = []

    init() {
        watch(querySubject).store(in: &cancellables)
    }

    func search(_ query: String) { self.query = query }

    private func watch(_ values: some Publisher<String, Never>) -> AnyCancellable {
        values.sink { print($0) }
    }
}

struct SearchView: View {
    var search: Search

    var body: some View {
        Text(search.query)
    }
}
