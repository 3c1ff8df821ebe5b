// Catalogue 47, 116, 175: views are updated by hand. What they show is tracked, or they read a property whenever they show more.
import Combine
import SwiftUI

/// All that the view shows is tracked, so that nothing has to be announced, wherever that was done.
@MainActor
final class Inbox: ObservableObject {
    private var messages: [String] = []
    private(set) var unread = 0
    private var cancellables: Set<AnyCancellable> = []

    var titles: [String] { messages.sorted() }

    init(updates: AnyPublisher<String, Never>) {
        updates.sink { [weak self] message in
            self?.messages.append(message)
            self?.unread += 1
            self?.objectWillChange.send()
        }
        .store(in: &cancellables)
    }

    func add(_ message: String) {
        messages.append(message)
        DispatchQueue.main.async {
            self.objectWillChange.send()
        }
    }

    func insert(_ message: String) {
        if store(message) {
            objectWillChange.send()
        }
    }

    private func store(_ message: String) -> Bool {
        guard !messages.contains(message) else { return false }
        messages.append(message)
        return true
    }
}

struct InboxView: View {
    @ObservedObject var inbox: Inbox

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

final class Settings {
    static let shared = Settings()
    var isLarge = false
}

/// What is read through the object is tracked; what else the view shows was updated along with it by chance.
final class Counts: ObservableObject {
    private(set) var likes = 0
    private(set) var owner: Owner?

    var isEmpty: Bool { likes == 0 }

    func load(_ service: Track) async {
        likes = await count(service)
        owner = Owner(name: service.title)
        self.objectWillChange.send()
    }

    private func count(_ service: Track) async -> Int { service.title.count }
}

final class Owner {
    let name: String
    init(name: String) { self.name = name }
}

struct CountsView: View {
    @ObservedObject var counts: Counts
    @State private var isOpen = false

    var body: some View {
        if Settings.shared.isLarge, isOpen {
            Text("\(counts.likes) \(counts.owner?.name ?? "")")
        }
        Button("Large") { Settings.shared.isLarge.toggle() }
    }
}

/// A window on the settings: its getter tells that it is read.
final class Window: ObservableObject {
    private var cancellables: Set<AnyCancellable> = []

    var isLarge: Bool { Settings.shared.isLarge }

    var title: String {
        isLarge ? "Large" : "Small"
    }

    func follow(_ changes: AnyPublisher<Void, Never>) {
        changes.sink { [weak self] in self?.objectWillChange.send() }.store(in: &cancellables)
    }
}

struct WindowView: View {
    @ObservedObject var window: Window
    @State private var isOpen = false

    var body: some View {
        if isOpen {
            Text(window.title)
        } else {
            Text("\(window.isLarge)")
        }
    }
}
