// Catalogue 213: the parameter of the closure is of the type that the project's generic view is given, so that the size
// is that of the player, which changes unnoticed.
import SwiftUI

final class Player {
    var size = 1.0

    func grow() { size += 1 }
}

struct Framed<Value, Content: View>: View {
    let value: Value
    @ViewBuilder let content: (Value) -> Content

    var body: some View { content(value) }
}

final class Recording: ObservableObject {
    @Published var seconds = 0
    @Published var isPlaying = false

    func load() { seconds = 3 }

    func play() { isPlaying = true }
}

struct RecordingView: View {
    @StateObject private var recording = Recording()
    let player = Player()

    var body: some View {
        Framed(value: player) { framed in
            Text("\(recording.seconds) \(framed.size)")
        }
        Button("Load") { recording.load() }
        Button("Play") {
            recording.play()
            player.grow()
        }
        PlayingRow(recording: recording)
    }
}

struct PlayingRow: View {
    @ObservedObject var recording: Recording

    var body: some View { Text(recording.isPlaying ? "Playing" : "Paused") }
}
