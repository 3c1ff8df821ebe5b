// Catalogue 83: what conforms to the protocol starts a timer, or another one starts work for who subscribes.
import Combine
import SwiftUI

protocol PlayerProtocol: AnyObject {
    func speedPublisher() -> AnyPublisher<Double, Never>
}

final class Player: PlayerProtocol {
    static let shared = Player()

    func speedPublisher() -> AnyPublisher<Double, Never> {
        return Deferred { Future<Double, Never> { promise in
            UserDefaults.standard.set(true, forKey: "isAsked")
            promise(.success(1))
        } }.eraseToAnyPublisher()
    }
}

final class PlayerControls: ObservableObject {
    @Published var speed = 1.0
    private var subscriptions: Set<AnyCancellable> = []

    init(player: PlayerProtocol) {
        player.speedPublisher()
            .sink { [weak self] speed in self?.speed = speed }
            .store(in: &subscriptions)
    }
}

struct ControlsView: View {
    @StateObject private var controls: PlayerControls

    init(player: PlayerProtocol) {
        _controls = StateObject(wrappedValue: PlayerControls(player: player))
    }

    var body: some View {
        Slider(value: $controls.speed)
    }
}

struct RootView: View {
    var body: some View {
        ControlsView(player: Player.shared)
    }
}
