// Catalogue 213, 220: a child that is made with a closure follows what it shows by itself, also where the class of that stays.
import Combine
import Foundation
import SwiftUI

final class Song: ObservableObject {
    let objectWillChange = PassthroughSubject<Int, Never>()
    @Published var title = ""
}

@Observable
final class Player {
    var name = ""

    func load() { name = "Player" }
}

struct SongRow: View {
    @ObservedObject var song: Song
    let action: () -> Void

    var body: some View { Button(song.title, action: action) }
}

struct PlayerView: View {
    var player: Player
    let song: Song

    var body: some View {
        Text(player.name)
        SongRow(song: song) { player.load() }
    }
}

@Observable
final class Shelf {
    var name = ""

    func load() { name = "Shelf" }
}

enum Log {
    static var count = 0
}

struct Panel: View {
    let actions: [String]
    var onTap: (Int) -> Void = { _ in }

    var body: some View {
        Text("\(Log.count)").onTapGesture { onTap(1) }
    }
}

struct ShelfView: View {
    var shelf: Shelf

    var body: some View {
        Text(shelf.name)
        Panel(actions: []) { number in
            let step = number
            Log.count += step
            print("tapped")
            assert(number > 0)
        }
    }
}
