// Catalogue 40, 41, 47: what `try` covers sets a property too: to an equal song, to itself, or as a trigger.
import Foundation
import SwiftUI

struct Song: Equatable {
    let number: Int
    var title: String

    static func == (left: Song, right: Song) -> Bool { left.number == right.number }
}

func newSong() throws -> Song { Song(number: 1, title: "") }

func next() throws -> Int { 1 }

final class Player: ObservableObject {
    @Published var song = Song(number: 1, title: "")

    func load() throws { try song = newSong() }
}

final class Profile: ObservableObject {
    @Published var name = ""

    func refresh() { try? name = name }
}

final class Shelf: ObservableObject {
    @Published var title = ""
    @Published var revision = 0

    func reload() throws { try revision = next() }
}

struct PlayerView: View {
    @ObservedObject var player: Player
    @ObservedObject var profile: Profile
    @ObservedObject var shelf: Shelf

    var body: some View {
        Text(player.song.title + profile.name + shelf.title)
        Text("\(Date().timeIntervalSince1970)")
    }
}
