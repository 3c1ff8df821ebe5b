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

@Observable
final class Player {
    var song = Song(number: 1, title: "")

    // Called by the code of @Observable, so that equal values are announced too.
    private nonisolated func shouldNotifyObservers(_ lhs: Song, _ rhs: Song) -> Bool { true }

    func load() throws { try song = newSong() }
}

@Observable
final class Profile {
    var name = ""

    // Called by the code of @Observable, so that equal values are announced too.
    private nonisolated func shouldNotifyObservers(_ lhs: String, _ rhs: String) -> Bool { true }

    func refresh() { try? name = name }
}

final class Shelf: ObservableObject {
    @Published var title = ""
    @Published var revision = 0

    func reload() throws { try revision = next() }
}

struct PlayerView: View {
    var player: Player
    var profile: Profile
    @ObservedObject var shelf: Shelf

    var body: some View {
        Text(player.song.title + profile.name + shelf.title)
        Text("\(Date().timeIntervalSince1970)")
    }
}
