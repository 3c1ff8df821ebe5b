// Catalogue 220: a view shows an object that it does not observe and whose class moves too.
import SwiftUI

final class Song: ObservableObject {
    @Published var title = "none"

    func rename() { title = "b" }
}

final class Model: ObservableObject {
    @Published var name = "a"
    let song = Song()

    func load() { name = "a" }
}

struct Root: View {
    @StateObject private var model = Model()

    var body: some View {
        Button("Load") { model.load() }
        Text(model.name)
        SongView(song: model.song)
        Button("Rename") { model.song.rename() }
    }
}

struct SongView: View {
    @ObservedObject var song: Song

    var body: some View {
        Text(song.title)
    }
}
