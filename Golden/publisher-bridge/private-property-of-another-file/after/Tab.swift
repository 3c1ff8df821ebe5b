// Catalogue 60: a private property of the same name in another file is not the one whose publisher is used.
import Combine
import SwiftUI

final class Navigation {
    @Published var state = 0
}

final class Delegate {
    @Published var current: Navigation?
}

@Observable
final class Model {
    var state = 1
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
    var model: Model

    var body: some View { Text("\(model.state)") }
}

@Observable
final class Track {
    var length = 1 { willSet { lengthSubject.send(newValue) } }
    @ObservationIgnored private(set) lazy var lengthSubject = CurrentValueSubject<Int, Never>(_length)
}

struct TrackView: View {
    var track: Track

    var body: some View { Text("\(track.length)") }
}
