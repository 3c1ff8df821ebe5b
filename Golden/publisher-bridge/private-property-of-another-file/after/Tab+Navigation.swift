import Combine

final class Player {
    @Published var track: Track?
}

extension Tab {
    private var delegate: Player { Player() }

    var lengths: AnyPublisher<Int?, Never> {
        delegate.$track.map { track -> AnyPublisher<Int?, Never> in
            track?.lengthSubject.map { $0 }.eraseToAnyPublisher() ?? Just(nil).eraseToAnyPublisher()
        }
        .switchToLatest()
        .eraseToAnyPublisher()
    }
}
