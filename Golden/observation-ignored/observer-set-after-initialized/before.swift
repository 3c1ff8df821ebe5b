// Catalogue 39: set once the object is complete: behind the last value it needs, a second time, or under a condition.
import SwiftUI

final class Reader: ObservableObject {
    @Published var title: String
    var book: Int? {
        didSet { title = "\(book ?? 0)" }
    }

    init() {
        title = ""
        book = 1
    }
}

final class Player: ObservableObject {
    @Published var title = ""
    var song: Int {
        didSet { title = "\(song)" }
    }

    init() {
        song = 1
        song = 2
    }
}

final class Viewer: ObservableObject {
    @Published var title: String
    var film: Int? {
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
    @ObservedObject var reader: Reader
    @ObservedObject var player: Player
    @ObservedObject var viewer: Viewer

    var body: some View {
        Text("\(reader.title) \(reader.book ?? 0) \(player.title) \(player.song) \(viewer.title) \(viewer.film ?? 0)")
    }
}
