// Catalogue 216: the publisher that a closure makes sets the property when it is subscribed to.
import Combine
import SwiftUI

@Observable
final class Playback {
    private(set) var phase: Int {
        get { access(keyPath: \.phase); return phaseStorage }
        set { withMutation(keyPath: \.phase) { phaseStorage = newValue } }
    }
    @ObservationIgnored @Published private var phaseStorage = 0
    private(set) var shownPhase = 0
    @ObservationIgnored private var subscription: AnyCancellable?

    func start() {
        subscription = $phaseStorage
            .flatMap { [weak self] phase in
                Deferred { () -> Just<Int> in
                    if phase == 1 { self?.advance() }
                    return Just(phase)
                }
            }
            .sink { [weak self] in self?.shownPhase = $0 }
    }

    func advance() { phase += 1 }
}

struct PlaybackView: View {
    var playback: Playback

    var body: some View { Text("\(playback.phase) \(playback.shownPhase)") }
}
