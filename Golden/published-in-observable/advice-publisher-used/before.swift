// Catalogue 33, 145: the publisher is used, and properties that the macro would change.
import Combine
import SwiftUI

@Observable
final class Search {
    @ObservationIgnored @Published var query = ""
    @ObservationIgnored @Published var scope = 0
    @ObservationIgnored @Published var limit = 10 {
        didSet { print(limit) }
    }
    @ObservationIgnored @Published var stored = ""
    @ObservationIgnored private var cancellable: AnyCancellable?

    func start() {
        cancellable = $query.sink { print($0) }
        _stored = Published(initialValue: "")
    }
}

struct SearchView: View {
    let search: Search

    var body: some View {
        Text(search.query)
            .onReceive(search.$scope) { print($0) }
    }
}
