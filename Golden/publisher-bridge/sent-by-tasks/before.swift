// Catalogue 216: a property is set in functions that tasks run, in turns of their own; the one subscription is made with the object itself, before it sends anything.
import Combine
import SwiftUI

@MainActor
final class Stops: ObservableObject {
    @Published var names: [String] = []

    func load() async { names = await fetch() }

    private func fetch() async -> [String] { [] }
}

@MainActor
final class Home: ObservableObject {
    @Published var count = 0
    private let stops: Stops
    private var cancellables = Set<AnyCancellable>()

    init() {
        stops = Stops()
        stops.$names.sink { [weak self] names in self?.show(names) }.store(in: &cancellables)
    }

    func refresh() async { await stops.load() }

    private func show(_ names: [String]) {
        count = names.count
        NotificationCenter.default.post(name: Notification.Name("shown"), object: nil)
    }
}

struct HomeView: View {
    @ObservedObject var home: Home
    @StateObject private var stops = Stops()

    var body: some View {
        Text("\(home.count) \(stops.names.count)")
            .task { await home.refresh() }
            .task { await stops.load() }
    }
}
