// Catalogue 60, 230: a parameter of an opaque type takes every publisher.
import Combine
import SwiftUI

final class Search: ObservableObject {
    @Published var query = ""
    private var cancellables: Set<AnyCancellable> = []

    init() {
        watch($query).store(in: &cancellables)
    }

    func search(_ query: String) { self.query = query }

    private func watch(_ values: some Publisher<String, Never>) -> AnyCancellable {
        values.sink { print($0) }
    }
}

struct SearchView: View {
    @ObservedObject var search: Search

    var body: some View {
        Text(search.query)
    }
}
