// Catalogue 60: the type of the values is written, where the declaration tells it.
import Combine
import SwiftUI

struct Track {
    var title = ""
}

final class Player: ObservableObject {
    @Published var volume: Double = 1
    @Published var rate = 1.0
    @Published var count = -1
    @Published var isPlaying = false
    @Published var title = "none"
    @Published var queue = [Track]()
    @Published var ratings = [String: Int]()
    @Published var seen = Set<Int>()
    @Published var track: Track!
    @Published var current = Track()
    @Published var action: (() -> Void)?
    @Published var started = Date()
    @Published var tags: Set = ["a"]
    private var cancellables = Set<AnyCancellable>()

    init() {
        $volume.sink { print($0) }.store(in: &cancellables)
        $rate.sink { print($0) }.store(in: &cancellables)
        $count.sink { print($0) }.store(in: &cancellables)
        $isPlaying.sink { print($0) }.store(in: &cancellables)
        $title.sink { print($0) }.store(in: &cancellables)
        $queue.sink { print($0) }.store(in: &cancellables)
        $ratings.sink { print($0) }.store(in: &cancellables)
        $seen.sink { print($0) }.store(in: &cancellables)
        $track.sink { print($0 as Any) }.store(in: &cancellables)
        $current.sink { print($0) }.store(in: &cancellables)
        $action.sink { $0?() }.store(in: &cancellables)
        $started.sink { print($0) }.store(in: &cancellables)
        $tags.sink { print($0) }.store(in: &cancellables)
    }
}

struct PlayerView: View {
    @ObservedObject var player: Player

    var body: some View {
        Text(player.title)
        Text("\(player.volume) \(player.rate) \(player.count) \(player.queue.count) \(player.ratings.count) \(player.seen.count)")
        Text(player.isPlaying ? "playing" : player.track.title + player.current.title)
        Button("Act") { player.action?() }
        Text("\(player.started) \(player.tags.count) \(player.action == nil)")
    }
}
