// Catalogue 60, 61: a parameter of an existential type takes every publisher.
import Combine
import SwiftUI

final class Search: ObservableObject {
    @Published var query = ""
    @Published var scope = 0
}

final class Watcher {
    private var cancellables: Set<AnyCancellable> = []

    func follow(_ search: Search) {
        watch(search.$query)
        expect(search.$scope, 1)
    }

    private func watch(_ values: any Publisher<String, Never>) {
        values.sink { print($0) }.store(in: &cancellables)
    }

    private func expect<Output, Failure>(_ values: any Publisher<Output, Failure>, _ expected: Output)
    where Output: Equatable, Failure: Error {
        values.sink(receiveCompletion: { _ in }, receiveValue: { print($0 == expected) }).store(in: &cancellables)
    }
}

struct SearchView: View {
    @ObservedObject var search: Search

    var body: some View {
        TextField("Query", text: $search.query)
        Stepper("Scope", value: $search.scope)
    }
}
