// Catalogue 216: each value subscribes to the same publisher while it is sent.
import Combine
import SwiftUI

final class Playback: ObservableObject {
    @Published private(set) var phase = 0
    @Published private(set) var shownPhase = 0
    private var subscription: AnyCancellable?

    func start() {
        subscription = $phase
            .map { [unowned self] _ in $phase.first() }
            .switchToLatest()
            .sink { [weak self] in self?.shownPhase = $0 }
    }

    func advance() { phase += 1 }
}

struct PlaybackView: View {
    @ObservedObject var playback: Playback

    var body: some View { Text("\(playback.phase) \(playback.shownPhase)") }
}
