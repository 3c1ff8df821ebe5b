// Catalogue 60: the type of the values is written, where the declaration tells it.
import Combine
import SwiftUI

struct Track {
    var title = ""
}

@Observable
final class Player {
    var volume: Double = 1 { willSet { volumeSubject.send(newValue) } }
    @ObservationIgnored private lazy var volumeSubject = CurrentValueSubject<Double, Never>(_volume)
    var rate = 1.0 { willSet { rateSubject.send(newValue) } }
    @ObservationIgnored private lazy var rateSubject = CurrentValueSubject<Double, Never>(_rate)
    var count = -1 { willSet { countSubject.send(newValue) } }
    @ObservationIgnored private lazy var countSubject = CurrentValueSubject<Int, Never>(_count)
    var isPlaying = false { willSet { isPlayingSubject.send(newValue) } }
    @ObservationIgnored private lazy var isPlayingSubject = CurrentValueSubject<Bool, Never>(_isPlaying)
    var title = "none" { willSet { titleSubject.send(newValue) } }
    @ObservationIgnored private lazy var titleSubject = CurrentValueSubject<String, Never>(_title)
    var queue = [Track]() { willSet { queueSubject.send(newValue) } }
    @ObservationIgnored private lazy var queueSubject = CurrentValueSubject<[Track], Never>(_queue)
    var ratings = [String: Int]() { willSet { ratingsSubject.send(newValue) } }
    @ObservationIgnored private lazy var ratingsSubject = CurrentValueSubject<[String: Int], Never>(_ratings)
    var seen = Set<Int>() { willSet { seenSubject.send(newValue) } }
    @ObservationIgnored private lazy var seenSubject = CurrentValueSubject<Set<Int>, Never>(_seen)
    var track: Track! { willSet { trackSubject.send(newValue) } }
    @ObservationIgnored private lazy var trackSubject = CurrentValueSubject<Track?, Never>(_track)
    var current = Track() { willSet { currentSubject.send(newValue) } }
    @ObservationIgnored private lazy var currentSubject = CurrentValueSubject<Track, Never>(_current)
    var action: (() -> Void)? { willSet { actionSubject.send(newValue) } }
    @ObservationIgnored private lazy var actionSubject = CurrentValueSubject<(() -> Void)?, Never>(_action)
    var started = Date() { willSet { startedSubject.send(newValue) } }
    @ObservationIgnored private lazy var startedSubject = CurrentValueSubject<Date, Never>(_started)
    var tags: Set = ["a"] { willSet { tagsSubject.send(newValue) } }
    @ObservationIgnored private lazy var tagsSubject = CurrentValueSubject<_, Never>(_tags)
    @ObservationIgnored private var cancellables = Set<AnyCancellable>()

    init() {
        volumeSubject.sink { print($0) }.store(in: &cancellables)
        rateSubject.sink { print($0) }.store(in: &cancellables)
        countSubject.sink { print($0) }.store(in: &cancellables)
        isPlayingSubject.sink { print($0) }.store(in: &cancellables)
        titleSubject.sink { print($0) }.store(in: &cancellables)
        queueSubject.sink { print($0) }.store(in: &cancellables)
        ratingsSubject.sink { print($0) }.store(in: &cancellables)
        seenSubject.sink { print($0) }.store(in: &cancellables)
        trackSubject.sink { print($0 as Any) }.store(in: &cancellables)
        currentSubject.sink { print($0) }.store(in: &cancellables)
        actionSubject.sink { $0?() }.store(in: &cancellables)
        startedSubject.sink { print($0) }.store(in: &cancellables)
        tagsSubject.sink { print($0) }.store(in: &cancellables)
    }
}

struct PlayerView: View {
    var player: Player

    var body: some View {
        Text(player.title)
        Text("\(player.volume) \(player.rate) \(player.count) \(player.queue.count) \(player.ratings.count) \(player.seen.count)")
        Text(player.isPlaying ? "playing" : player.track.title + player.current.title)
        Button("Act") { player.action?() }
        Text("\(player.started) \(player.tags.count) \(player.action == nil)")
    }
}
