// Catalogue 216: a property is set in functions that tasks run, in turns of their own; the one subscription is made with the object itself, before it sends anything.
import Combine
import SwiftUI

@MainActor
@Observable
final class Stops {
    var names: [String] = [] { willSet { namesSubject.send(newValue) } }
    @ObservationIgnored private(set) lazy var namesSubject = CurrentValueSubject<[String], Never>(_names)

    func load() async { names = await fetch() }

    private func fetch() async -> [String] { [] }
}

@MainActor
@Observable
final class Home {
    var count = 0
    private let stops: Stops
    @ObservationIgnored private var cancellables = Set<AnyCancellable>()

    init() {
        stops = Stops()
        stops.namesSubject.sink { [weak self] names in self?.show(names) }.store(in: &cancellables)
    }

    func refresh() async { await stops.load() }

    private func show(_ names: [String]) {
        count = names.count
        NotificationCenter.default.post(name: Notification.Name("shown"), object: nil)
    }
}

struct HomeView: View {
    var home: Home
    @State private var stops = Stops()

    var body: some View {
        Text("\(home.count) \(stops.names.count)")
            .task { await home.refresh() }
            .task { await stops.load() }
    }
}
