// Catalogue 35, 218, 220: a view shows an object that it does not observe and whose class stays; equal values refresh it.
import Combine
import SwiftUI

final class Song: ObservableObject {
    @Published var title = "none"
    let objectWillChange = PassthroughSubject<Void, Never>()

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
        Button("Rename") { model.song.rename() }
        Text(model.name + model.song.title)
    }
}

struct SongView: View {
    @ObservedObject var song: Song

    var body: some View {
        Text(song.title)
    }
}
