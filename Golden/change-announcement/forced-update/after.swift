// Catalogue 47, 175: views are updated by hand. What they show is tracked, or they read a property whenever they show more.
import Combine
import SwiftUI

/// All that the view shows is tracked, so that nothing has to be announced, wherever that was done.
@MainActor
@Observable
final class Inbox {
    private var messages: [String] = []
    private(set) var unread = 0
    @ObservationIgnored private var cancellables: Set<AnyCancellable> = []

    var titles: [String] { messages.sorted() }

    init(updates: AnyPublisher<String, Never>) {
        updates.sink { [weak self] message in
            self?.messages.append(message)
            self?.unread += 1
        }
        .store(in: &cancellables)
    }

    func add(_ message: String) {
        messages.append(message)
    }

    func insert(_ message: String) {
        if store(message) {
            withMutation(keyPath: \.unread) {}
        }
    }

    private func store(_ message: String) -> Bool {
        guard !messages.contains(message) else { return false }
        messages.append(message)
        return true
    }
}

struct InboxView: View {
    var inbox: Inbox

    var body: some View {
        Text("\(inbox.unread) of \(inbox.titles.count)")
    }
}

/// Not an object that views follow.
final class Track {
    var title = ""
    var isPlayed = false
}

/// The views show what the tracks hold, and each of them reads `tracks` or `name` whenever it does.
final class Playlist: ObservableObject {
    @Published private(set) var name = ""
    @Published private(set) var tracks: [Track] = []

    func rename(_ track: Track, to title: String) {
        track.title = title
        objectWillChange.send()
    }

    func play(_ track: Track) {
        guard !track.isPlayed else { return }
        track.isPlayed = true
        withAnimation { self.objectWillChange.send() }
    }
}

struct PlaylistView: View {
    @ObservedObject var playlist: Playlist
    @State private var isOpen = false

    var body: some View {
        if isOpen {
            Text(playlist.tracks.first?.title ?? "")
        }
    }
}

struct PlayerView: View {
    @ObservedObject var playlist: Playlist
    let track: Track

    var body: some View {
        Text(playlist.name)
        Text(track.isPlayed ? "Played" : "New")
    }
}
