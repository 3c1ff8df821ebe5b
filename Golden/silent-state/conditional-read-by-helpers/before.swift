// Catalogue 35: the condition that nobody announces stands around a helper of the view, or in an extension of it.
import SwiftUI

final class Player {
    static let shared = Player()
    var isPlaying = false

    func play() {
        isPlaying = true
    }
}

final class Progress: ObservableObject {
    @Published var seconds = 0
}

final class Queue: ObservableObject {
    @Published var titles: [String] = []
}

final class Volume: ObservableObject {
    @Published var level = 0
}

final class Lyrics: ObservableObject {
    @Published var lines: [String] = []
}

struct ProgressRow {
    @ObservedObject var progress: Progress
}

extension ProgressRow: View {
    var body: some View {
        if Player.shared.isPlaying {
            Text("\(progress.seconds)")
        }
    }
}

struct QueueList: View {
    @ObservedObject var queue: Queue

    var body: some View {
        VStack {
            if Player.shared.isPlaying {
                titles
            }
        }
    }

    private var titles: some View {
        ForEach(queue.titles, id: \.self) { title in
            row(title)
        }
    }

    private func row(_ title: String) -> some View {
        Text("\(title) of \(queue.titles.count)")
    }
}

struct VolumeRow: View {
    @ObservedObject var volume: Volume

    var body: some View {
        HStack {
            if Player.shared.isPlaying {
                level
            }
            label
        }
    }

    private var level: some View {
        Text("\(volume.level)")
    }
}

extension VolumeRow {
    private var label: some View {
        level.padding()
    }
}

struct LyricsView: View {
    @ObservedObject var lyrics: Lyrics

    var body: some View {
        content
    }
}

extension LyricsView {
    private var content: some View {
        Text(lyrics.lines.joined(separator: "\n"))
    }
}
