// Catalogue 60: a private property of the same name in another file is not the one whose publisher is used.
import Combine
import SwiftUI

final class Navigation {
    @Published var state = 0
}

final class Delegate {
    @Published var current: Navigation?
}

final class Model: ObservableObject {
    @Published var state = 1
}

final class Tab {
    private let delegate = Delegate()

    var states: AnyPublisher<Int?, Never> {
        delegate.$current.map { current -> AnyPublisher<Int?, Never> in
            current?.$state.map { $0 }.eraseToAnyPublisher() ?? Just(nil).eraseToAnyPublisher()
        }
        .switchToLatest()
        .eraseToAnyPublisher()
    }
}

struct ModelView: View {
    @ObservedObject var model: Model

    var body: some View { Text("\(model.state)") }
}

final class Track: ObservableObject {
    @Published var length = 1
}

struct TrackView: View {
    @ObservedObject var track: Track

    var body: some View { Text("\(track.length)") }
}
