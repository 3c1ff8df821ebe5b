// Catalogue 216: the object to which a new one subscribes was there before, and may be sending; a constant of the type was given.
import Combine
import SwiftUI

@MainActor
@Observable
final class Stops {
    var names: [String] {
        get { access(keyPath: \.names); return namesStorage }
        set { withMutation(keyPath: \.names) { namesStorage = newValue } }
    }
    @ObservationIgnored @Published private(set) var namesStorage: [String] = []

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
        stops.$namesStorage.sink { [weak self] names in self?.show(names) }.store(in: &cancellables)
    }

    private func show(_ names: [String]) {
        count = names.count
        NotificationCenter.default.post(name: Notification.Name("shown"), object: nil)
    }
}

struct HomeView: View {
    let home: Home
    var stops: Stops

    var body: some View {
        Text("\(stops.names.count)").task { await stops.load() }
    }
}
