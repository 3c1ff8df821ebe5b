// Catalogue 47, 175: updates by hand, for what is tracked, for what is stored elsewhere and shown along with a property, and for a window on a service.
import Combine
import SwiftUI

final class Service {
    static let shared = Service()
    var level = 1
    let changes = PassthroughSubject<Int, Never>()
}

/// Nothing but what the service has.
final class Mirror: ObservableObject {
    private var cancellables: Set<AnyCancellable> = []

    var level: Int { Service.shared.level }
    var isHigh: Bool { level > 2 }

    init() {
        Service.shared.changes.sink { [weak self] _ in
            self?.objectWillChange.send()
        }
        .store(in: &cancellables)
    }
}

final class Track {
    var title: String
    init(_ title: String) { self.title = title }
}

final class Playlist: ObservableObject {
    @Published var tracks = [Track("one"), Track("two")]
    private(set) var played = 0

    func rename(_ title: String) {
        guard tracks[0].title != title else { return }
        tracks[0].title = title
        objectWillChange.send()
    }

    func play() {
        played += 1
        DispatchQueue.main.async { self.objectWillChange.send() }
    }
}

struct TitlesView: View {
    @ObservedObject var playlist: Playlist

    var body: some View {
        Text(playlist.tracks[0].title)
        Text("played \(playlist.played)")
    }
}

struct LevelView: View {
    @ObservedObject var mirror: Mirror
    @State private var isOpen = false

    var body: some View {
        Button("Open") { isOpen.toggle() }
        Text("level \(mirror.level)")
        if isOpen {
            Text(mirror.isHigh ? "high" : "low")
        }
    }
}

struct Root: View {
    @StateObject private var mirror = Mirror()
    @StateObject private var playlist = Playlist()

    var body: some View {
        Button("Raise") {
            Service.shared.level += 1
            Service.shared.changes.send(Service.shared.level)
        }
        Button("Rename") { playlist.rename("three") }
        Button("Play") { playlist.play() }
        LevelView(mirror: mirror)
        TitlesView(playlist: playlist)
    }
}
