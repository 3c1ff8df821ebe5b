// Catalogue 62: Swift 5 mode does not check where a sink of a class on an actor runs.
import Combine
import SwiftUI

@MainActor
@Observable
final class Compass {
    private(set) var heading = 0.0
    @ObservationIgnored private var cancellables = Set<AnyCancellable>()

    init(headings: AnyPublisher<Double, Never>) {
        headings
            .receive(on: DispatchQueue.main)
            .sink { [weak self] (value: Double) in self?.heading = value }
            .store(in: &cancellables)
    }
}

final class Level: ObservableObject {
    @MainActor @Published private(set) var angle = 0.0

    init(angles: AnyPublisher<Double, Never>) {
        angles
            .receive(on: DispatchQueue.main)
            .assign(to: &$angle)
    }
}

struct CompassView: View {
    var compass: Compass
    @ObservedObject var level: Level

    var body: some View {
        Text("\(compass.heading) \(level.angle)")
    }
}
