// Catalogue 62: a pipeline is assigned to the property beside a use of the publisher by its own type.
import Combine
import SwiftUI

@Observable
final class Search {
    var query: String {
        get { access(keyPath: \.query); return queryStorage }
        set { withMutation(keyPath: \.query) { queryStorage = newValue } }
    }
    @ObservationIgnored @Published private var queryStorage = ""
    @ObservationIgnored private var cancellables = Set<AnyCancellable>()
    func g() -> Published<String>.Publisher { $queryStorage }
    init(_ texts: AnyPublisher<String, Never>) { texts.sink { [weak self] (value: String) in self?.query = value }.store(in: &cancellables) }
}

struct SearchView: View {
    var model: Search
    var body: some View { Text("\(model.query)") }
}
