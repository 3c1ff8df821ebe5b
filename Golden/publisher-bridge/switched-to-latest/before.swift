// Catalogue 216: the publishers that a closure makes do not come back to the property.
import Combine
import SwiftUI

final class Playback: ObservableObject {
    @Published private(set) var phase = 0
    @Published private(set) var shownPhase = 0
    private var subscription: AnyCancellable?

    func start() {
        subscription = $phase
            .map { phase in Just(phase).delay(for: .seconds(phase), scheduler: RunLoop.main) }
            .switchToLatest()
            .sink { [weak self] in self?.shownPhase = $0 }
    }

    func advance() { phase += 1 }
}

struct PlaybackView: View {
    @ObservedObject var playback: Playback

    var body: some View { Text("\(playback.phase) \(playback.shownPhase)") }
}
