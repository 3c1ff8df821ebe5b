// Catalogue 62: a function assigns to the publisher that it is given.
import Combine
import SwiftUI

extension Publisher where Failure == Never {
    func feed(_ target: inout Published<Output>.Publisher) {
        assign(to: &target)
    }
}

final class Search: ObservableObject {
    @Published var query = ""
    var queryPublisher: Published<String>.Publisher { $query }

    func follow(_ texts: PassthroughSubject<String, Never>) {
        texts.feed(&$query)
    }
}

struct SearchView: View {
    @ObservedObject var model: Search
    var body: some View { Text(model.query) }
}
