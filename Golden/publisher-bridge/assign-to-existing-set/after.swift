// Catalogue 62: a pipeline assigned to the property's publisher becomes a sink, in a set that is only stored into.
import Combine
import SwiftUI

enum Phase {
    case idle, loading
}

@Observable
final class Loader {
    var query = "" { willSet { querySubject.send(newValue) } }
    @ObservationIgnored private lazy var querySubject = CurrentValueSubject<String, Never>(_query)
    private(set) var phase: Phase = .idle
    private(set) var length: Double?
    var value = 0
    @ObservationIgnored private var cancellables = Set<AnyCancellable>()

    init() {
        querySubject
            .map { $0.isEmpty ? .idle : .loading }
            .sink { [weak self] (value: Phase) in self?.phase = value }
            .store(in: &cancellables)
        querySubject.map { $0.isEmpty ? nil : 1 }.sink { [weak self] (value: Double?) in self?.length = value }.store(in: &self.cancellables)
        querySubject.map(\.count)
            .removeDuplicates()
            .sink { [weak self] (newValue: Int) in self?.value = newValue }
            .store(in: &cancellables)
        querySubject.sink { print($0) }.store(in: &cancellables)
    }
}

struct LoaderView: View {
    @State private var loader = Loader()

    var body: some View {
        TextField("Query", text: $loader.query)
        Text("\(loader.length ?? 0) \(loader.value)")
        if case .loading = loader.phase { ProgressView() }
    }
}
