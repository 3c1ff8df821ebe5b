// Catalogue 39: set once the object is complete: behind the last value it needs, a second time, or under a condition.
import SwiftUI

@Observable
final class Reader {
    var title: String
    @ObservationIgnored var book: Int? {
        didSet { title = "\(book ?? 0)" }
    }

    init() {
        title = ""
        book = 1
    }
}

@Observable
final class Player {
    var title = ""
    @ObservationIgnored var song: Int {
        didSet { title = "\(song)" }
    }

    init() {
        song = 1
        song = 2
    }
}

@Observable
final class Viewer {
    var title: String
    @ObservationIgnored var film: Int? {
        didSet { title = "\(film ?? 0)" }
    }

    init(isNew: Bool) {
        if isNew {
            title = ""
            film = 1
        } else {
            title = "old"
        }
    }
}

struct ReaderView: View {
    var reader: Reader
    var player: Player
    var viewer: Viewer

    var body: some View {
        Text("\(reader.title) \(reader.book ?? 0) \(player.title) \(player.song) \(viewer.title) \(viewer.film ?? 0)")
    }
}
