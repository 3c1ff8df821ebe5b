// Catalogue 216: the publishers that a closure makes do not come back to the property.
import Combine
import SwiftUI

@Observable
final class Playback {
    private(set) var phase = 0 { willSet { phaseSubject.send(newValue) } }
    @ObservationIgnored private lazy var phaseSubject = CurrentValueSubject<Int, Never>(_phase)
    private(set) var shownPhase = 0
    @ObservationIgnored private var subscription: AnyCancellable?

    func start() {
        subscription = phaseSubject
            .map { phase in Just(phase).delay(for: .seconds(phase), scheduler: RunLoop.main) }
            .switchToLatest()
            .sink { [weak self] in self?.shownPhase = $0 }
    }

    func advance() { phase += 1 }
}

struct PlaybackView: View {
    var playback: Playback

    var body: some View { Text("\(playback.phase) \(playback.shownPhase)") }
}
