// Catalogue 83: what a deinit ends is nil in an object that nobody has used, also behind a method.
import SwiftUI

final class Player {
    func stop() { NotificationCenter.default.post(name: Notification.Name("stopped"), object: nil) }
}

@Observable
final class Streamer {
    var name = ""
    private var player: Player?
    @ObservationIgnored private var task: Task<Void, Never>?

    func start() {
        player = Player()
        task = Task { @MainActor in name = "a" }
    }

    func invalidate() {
        task?.cancel()
        task = nil
        player?.stop()
        self.player = nil
    }

    deinit { invalidate() }
}

struct StreamerView: View {
    @State private var model: Streamer

    init(id: Int) { _model = State(initialValue: Streamer()) }

    var body: some View { Text(model.name) }
}

struct RootView: View {
    var body: some View {
        VStack {
            StreamerView(id: 0)
        }
    }
}
