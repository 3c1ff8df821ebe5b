// Catalogue 216: the object to which a new one subscribes was there before, and may be sending; a constant of the type was given.
import Combine
import SwiftUI

@MainActor
final class Stops: ObservableObject {
    @Published var names: [String] = []

    func load() async { names = await fetch() }

    private func fetch() async -> [String] { [] }
}

@MainActor
final class Home {
    private(set) var count = 0
    private let stops: Stops
    private var cancellables = Set<AnyCancellable>()

    init(stops: Stops) {
        self.stops = stops
        stops.$names.sink { [weak self] names in self?.show(names) }.store(in: &cancellables)
    }

    private func show(_ names: [String]) {
        count = names.count
        NotificationCenter.default.post(name: Notification.Name("shown"), object: nil)
    }
}

struct HomeView: View {
    let home: Home
    @ObservedObject var stops: Stops

    var body: some View {
        Text("\(stops.names.count)").task { await stops.load() }
    }
}
