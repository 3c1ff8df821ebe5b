// Catalogue 62: a pipeline assigned to the property's publisher becomes a sink, in a set that is only stored into.
import Combine
import SwiftUI

enum Phase {
    case idle, loading
}

final class Loader: ObservableObject {
    @Published var query = ""
    @Published private(set) var phase: Phase = .idle
    @Published private(set) var length: Double?
    @Published var value = 0
    private var cancellables = Set<AnyCancellable>()

    init() {
        $query
            .map { $0.isEmpty ? .idle : .loading }
            .assign(to: &$phase)
        $query.map { $0.isEmpty ? nil : 1 }.assign(to: &self.$length)
        $query.map(\.count)
            .removeDuplicates()
            .assign(to: &$value)
        $query.sink { print($0) }.store(in: &cancellables)
    }
}

struct LoaderView: View {
    @StateObject private var loader = Loader()

    var body: some View {
        TextField("Query", text: $loader.query)
        Text("\(loader.length ?? 0) \(loader.value)")
        if case .loading = loader.phase { ProgressView() }
    }
}
