// Catalogue 47, 116, 175: views are updated by hand. What they show is tracked, or they read a property whenever they show more.
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
            withMutation(keyPath: \.messages) {}
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
@Observable
final class Playlist {
    private(set) var name = ""
    private(set) var tracks: [Track] = []

    func rename(_ track: Track, to title: String) {
        track.title = title
        withMutation(keyPath: \.name) {}
        withMutation(keyPath: \.tracks) {}
    }

    func play(_ track: Track) {
        guard !track.isPlayed else { return }
        track.isPlayed = true
        withAnimation { self.withMutation(keyPath: \.name) {}; self.withMutation(keyPath: \.tracks) {} }
    }
}

struct PlaylistView: View {
    var playlist: Playlist
    @State private var isOpen = false

    var body: some View {
        if isOpen {
            Text(playlist.tracks.first?.title ?? "")
        }
    }
}

struct PlayerView: View {
    var playlist: Playlist
    let track: Track

    var body: some View {
        Text(playlist.name)
        Text(track.isPlayed ? "Played" : "New")
    }
}

final class Settings {
    static let shared = Settings()
    var isLarge = false
}

/// What is read through the object is tracked; what else the view shows was updated along with it by chance.
@Observable
final class Counts {
    private(set) var likes = 0
    private(set) var owner: Owner?

    var isEmpty: Bool { likes == 0 }

    func load(_ service: Track) async {
        likes = await count(service)
        owner = Owner(name: service.title)
    }

    private func count(_ service: Track) async -> Int { service.title.count }
}

final class Owner {
    let name: String
    init(name: String) { self.name = name }
}

struct CountsView: View {
    var counts: Counts
    @State private var isOpen = false

    var body: some View {
        if Settings.shared.isLarge, isOpen {
            Text("\(counts.likes) \(counts.owner?.name ?? "")")
        }
        Button("Large") { Settings.shared.isLarge.toggle() }
    }
}

/// A window on the settings: its getter tells that it is read.
@Observable
final class Window {
    @ObservationIgnored private var cancellables: Set<AnyCancellable> = []

    var isLarge: Bool { access(keyPath: \.isLarge); return Settings.shared.isLarge }

    var title: String {
        isLarge ? "Large" : "Small"
    }

    func follow(_ changes: AnyPublisher<Void, Never>) {
        changes.sink { [weak self] in self?.withMutation(keyPath: \.isLarge) {} }.store(in: &cancellables)
    }
}

struct WindowView: View {
    var window: Window
    @State private var isOpen = false

    var body: some View {
        if isOpen {
            Text(window.title)
        } else {
            Text("\(window.isLarge)")
        }
    }
}
