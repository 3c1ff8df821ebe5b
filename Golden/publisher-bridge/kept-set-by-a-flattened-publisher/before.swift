// Catalogue 216: the publisher that a closure makes sets the property when it is subscribed to.
import Combine
import SwiftUI

final class Playback: ObservableObject {
    @Published private(set) var phase = 0
    @Published private(set) var shownPhase = 0
    private var subscription: AnyCancellable?

    func start() {
        subscription = $phase
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
    @ObservedObject var playback: Playback

    var body: some View { Text("\(playback.phase) \(playback.shownPhase)") }
}
