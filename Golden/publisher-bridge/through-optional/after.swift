// Catalogue 61: the publisher is reached through an optional object.
import Combine
import SwiftUI

@Observable
final class Song {
    var title = "" { willSet { titleSubject.send(newValue) } }
    @ObservationIgnored private(set) lazy var titleSubject = CurrentValueSubject<String, Never>(_title)
}

final class Deck {
    var song: Song?
    private var bag = Set<AnyCancellable>()

    func follow() {
        song?.titleSubject
            .sink { print($0) }
            .store(in: &bag)
    }
}

struct SongView: View {
    var song: Song

    var body: some View {
        Text(song.title)
    }
}
