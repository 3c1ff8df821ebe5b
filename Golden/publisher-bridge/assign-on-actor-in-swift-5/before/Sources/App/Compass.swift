// Catalogue 62: Swift 5 mode does not check where a sink of a class on an actor runs.
import Combine
import SwiftUI

@MainActor
final class Compass: ObservableObject {
    @Published private(set) var heading = 0.0

    init(headings: AnyPublisher<Double, Never>) {
        headings
            .receive(on: DispatchQueue.main)
            .assign(to: &$heading)
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
    @ObservedObject var compass: Compass
    @ObservedObject var level: Level

    var body: some View {
        Text("\(compass.heading) \(level.angle)")
    }
}
