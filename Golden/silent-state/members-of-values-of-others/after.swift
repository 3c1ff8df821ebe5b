// Catalogue 213: a value of a package and the proxy of a GeometryReader have a size of their own, which is not that of
// a class of the project.
import SwiftUI
import WaveKit

final class Player {
    var size = 1.0

    func grow() { size += 1 }
}

@Observable
final class Recording {
    var seconds = 0
    var isPlaying = false

    func load() { seconds = 3 }

    func play() { isPlaying = true }
}

struct RecordingView: View {
    @State private var recording = Recording()
    let player = Player()
    let wave: WaveOptions

    var body: some View {
        let scaled = wave.scaled(by: 2)
        GeometryReader { geometry in
            Text("\(recording.seconds) \(geometry.size.width)")
        }
        Text("\(scaled.size.width)")
        Button("Load") { recording.load() }
        Button("Play") {
            recording.play()
            player.grow()
        }
        PlayingRow(recording: recording)
    }
}

struct PlayingRow: View {
    var recording: Recording

    var body: some View { Text(recording.isPlaying ? "Playing" : "Paused") }
}
