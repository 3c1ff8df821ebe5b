// Catalogue 83: what a method sets that an initializer calls is ended by the deinit.
import SwiftUI

final class Player {
    func stop() { NotificationCenter.default.post(name: Notification.Name("stopped"), object: nil) }
}

final class Streamer: ObservableObject {
    @Published var name = ""
    private var player: Player?

    init() { prepare() }

    private func prepare() { reset() }

    private func reset() { player = Player() }

    private func invalidate() { player?.stop() }

    deinit { invalidate() }
}

class Stream {
    init() { prepare() }

    func prepare() {}
}

final class LoudStream: Stream, ObservableObject {
    @Published var name = ""
    private var player: Player?

    override func prepare() { player = Player() }

    deinit { player?.stop() }
}

struct StreamerView: View {
    @StateObject private var model: Streamer

    init(id: Int) { _model = StateObject(wrappedValue: Streamer()) }

    var body: some View { Text(model.name) }
}

struct LoudView: View {
    @StateObject private var model: LoudStream

    init(id: Int) { _model = StateObject(wrappedValue: LoudStream()) }

    var body: some View { Text(model.name) }
}

struct RootView: View {
    var body: some View {
        VStack {
            StreamerView(id: 0)
            LoudView(id: 1)
        }
    }
}
