// Stale: nothing updates the view, so that it shows the former value.
import Combine
import SwiftUI

final class Song: ObservableObject {
    @Published var title = "none"
    let objectWillChange = PassthroughSubject<Void, Never>()

    func rename() { title = "b" }
}

@Observable
final class Model {
    var name = "a"
    let song = Song()

    func load() { name = "a" }
}

struct Root: View {
    @State private var model = Model()

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
