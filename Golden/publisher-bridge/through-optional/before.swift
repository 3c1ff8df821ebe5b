// Catalogue 61: the publisher is reached through an optional object.
import Combine
import SwiftUI

final class Song: ObservableObject {
    @Published var title = ""
}

final class Deck {
    var song: Song?
    private var bag = Set<AnyCancellable>()

    func follow() {
        song?.$title
            .sink { print($0) }
            .store(in: &bag)
    }
}

struct SongView: View {
    @ObservedObject var song: Song

    var body: some View {
        Text(song.title)
    }
}
