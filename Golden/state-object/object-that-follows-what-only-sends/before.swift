// Catalogue 83: a function that a protocol asks for gives a publisher that only sends; the object follows it until it goes.
import Combine
import SwiftUI

protocol PlayerProtocol: AnyObject {
    func speedPublisher() -> AnyPublisher<Double, Never>
}

final class Player: PlayerProtocol {
    static let shared = Player()
    @Published private var speed = 1.0

    func speedPublisher() -> AnyPublisher<Double, Never> {
        return $speed.eraseToAnyPublisher()
    }
}

class Controls: ObservableObject {
    @Published var speed = 1.0
}

final class PlayerControls: Controls {
    private var subscriptions: Set<AnyCancellable> = []
    private let player: PlayerProtocol

    init(player: PlayerProtocol) {
        self.player = player
        super.init()
        follow()
    }

    private func follow() {
        player.speedPublisher()
            .removeDuplicates()
            .receive(on: DispatchQueue.main)
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
