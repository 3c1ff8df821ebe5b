// Catalogue 62: a property on an actor in a class that is on none: a sink of the class could not set it.
import Combine
import SwiftUI

final class Level: ObservableObject {
    @MainActor @Published private(set) var angle = 0.0

    init(angles: AnyPublisher<Double, Never>) {
        angles
            .receive(on: DispatchQueue.main)
            .assign(to: &$angle)
    }
}

struct LevelView: View {
    @ObservedObject var level: Level

    var body: some View {
        Text("\(level.angle)")
    }
}
