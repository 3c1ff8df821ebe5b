// Catalogue 60, 230: where the subject's first name is taken, it gets another.
import Combine
import SwiftUI

@Observable
final class Search {
    var query = "" { willSet { queryValueSubject.send(newValue) } }
    @ObservationIgnored private lazy var queryValueSubject = CurrentValueSubject<String, Never>(_query)
    let querySubject = PassthroughSubject<Int, Never>()
    @ObservationIgnored private var cancellables: Set<AnyCancellable> = []

    init() {
        queryValueSubject.sink { print($0) }.store(in: &cancellables)
    }
}

struct SearchView: View {
    var search: Search

    var body: some View {
        Text(search.query)
    }
}
