// Catalogue 60, 62: types that only the class sees, of which other classes have some of the same name.
import Combine
import SwiftUI

final class Loader: ObservableObject {
    enum Phase { case idle, busy }
    struct Options { var limit = 1 }

    @Published var phase = Phase.idle
    @Published var options = Options(limit: 2)
    @Published @MainActor var page = 0
    private var cancellables = Set<AnyCancellable>()

    @MainActor
    init(_ limits: AnyPublisher<Int, Never>) {
        limits.map { $0 > 1 ? .busy : .idle }.assign(to: &$phase)
        limits.map { .init(limit: $0) }.assign(to: &$options)
        $page.sink { print($0) }.store(in: &cancellables)
    }
}

final class Writer {
    enum Phase { case start, end }
    struct Options {
        init?(limit: Int) { return nil }
    }
}

struct LoaderView: View {
    @ObservedObject var loader: Loader

    var body: some View {
        Text("\(loader.options.limit) \(loader.page)")
        if case .busy = loader.phase { ProgressView() }
    }
}
