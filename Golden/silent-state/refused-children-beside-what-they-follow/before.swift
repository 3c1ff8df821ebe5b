// Catalogue 213, 220: a child that is made with a closure that captures something shows what its own object does not announce.
import Combine
import Foundation
import SwiftUI

final class Song: ObservableObject {
    let objectWillChange = PassthroughSubject<Int, Never>()
    @Published var title = String("")
    var length = 0

    func play() {
        title = "Song"
        length += 1
    }
}

final class Player: ObservableObject {
    @Published var name = String("")

    func load() { name = "Player" }
}

struct SongRow: View {
    @ObservedObject var song: Song
    let action: () -> Void

    var body: some View { Button("\(song.title) \(song.length)", action: action) }
}

struct PlayerView: View {
    @ObservedObject var player: Player
    let song: Song

    var body: some View {
        Text(player.name)
        SongRow(song: song) { player.load() }
    }
}

enum Log {
    static var count = 0
}

final class Shelf: ObservableObject {
    @Published var name = String("")

    func load() { name = "Shelf" }
}

final class Box: ObservableObject {
    @Published var name = String("")

    func load() { name = "Box" }
}

final class Rack: ObservableObject {
    @Published var name = String("")

    func load() { name = "Rack" }
}

struct Panel: View {
    let onTap: (Int) -> Void

    var body: some View {
        Text("\(Log.count)").onTapGesture { onTap(1) }
    }
}

struct ShelfView: View {
    @ObservedObject var shelf: Shelf
    let step: Int

    var body: some View {
        Text(shelf.name)
        Panel { Log.count += $0 + step }
    }
}

struct BoxView: View {
    @ObservedObject var box: Box

    var body: some View {
        let step = box.name.count
        Text(box.name)
        Panel { Log.count += $0 * step }
    }
}

struct RackView: View {
    @ObservedObject var rack: Rack

    var body: some View {
        Text(rack.name)
        Panel { number in
            if number > 0 { count(number) }
        }
    }

    private func count(_ number: Int) { Log.count += number }
}

final class Stage: ObservableObject {
    @Published var name = String("")

    func load() { name = "Stage" }
}

final class Studio {
    static let main = Studio()
    let song = Song()
}

struct TwoSongs: View {
    @ObservedObject var song: Song
    let action: () -> Void

    var body: some View { Button(song.title + Studio.main.song.title, action: action) }
}

struct StageView: View {
    @ObservedObject var stage: Stage
    let song: Song

    var body: some View {
        Text(stage.name)
        TwoSongs(song: song) { stage.load() }
    }
}
