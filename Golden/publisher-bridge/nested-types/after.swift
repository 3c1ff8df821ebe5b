// Catalogue 60, 62: types that only the class sees, of which other classes have some of the same name.
import Combine
import SwiftUI

@Observable
final class Loader {
    enum Phase { case idle, busy }
    struct Options { var limit = 1 }

    var phase = Phase.idle
    var options = Options(limit: 2)
    @MainActor var page = 0 { willSet { pageSubject.send(newValue) } }
    @ObservationIgnored @MainActor private lazy var pageSubject = CurrentValueSubject<Int, Never>(_page)
    @ObservationIgnored private var cancellables = Set<AnyCancellable>()

    @MainActor
    init(_ limits: AnyPublisher<Int, Never>) {
        limits.map { $0 > 1 ? .busy : .idle }.sink { [weak self] (value: Phase) in self?.phase = value }.store(in: &cancellables)
        limits.map { .init(limit: $0) }.sink { [weak self] (value: Options) in self?.options = value }.store(in: &cancellables)
        pageSubject.sink { print($0) }.store(in: &cancellables)
    }
}

final class Writer {
    enum Phase { case start, end }
    struct Options {
        init?(limit: Int) { return nil }
    }
}

struct LoaderView: View {
    var loader: Loader

    var body: some View {
        Text("\(loader.options.limit) \(loader.page)")
        if case .busy = loader.phase { ProgressView() }
    }
}
