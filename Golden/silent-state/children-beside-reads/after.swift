// Catalogue 213, 219: bodies make what acts or asks as it is made, and an equal value no longer has them made anew.
import Foundation
import SwiftUI

@Observable
final class Shelf {
    var name = ""

    // Called by the code of @Observable, so that equal values are announced too.
    private nonisolated func shouldNotifyObservers(_ lhs: String, _ rhs: String) -> Bool { true }

    func load() { name = "Shelf" }
}

final class Player {
    static var count = 0

    init(name: String) { Player.count += 1 }
}

struct PlayerView: View {
    private let player: Player

    init(name: String) { player = Player(name: name) }

    var body: some View { Text("player") }
}

struct LoaderView: View {
    init(name: String) {
        Task { print(name) }
    }

    var body: some View { Text("loader") }
}

struct ClockView: View {
    private let text: String

    init(start: Date) { text = "\(Date().timeIntervalSince(start))" }

    var body: some View { Text(text) }
}

struct StampView: View {
    var date: Date

    init(date: Date = Date()) { self.date = date }

    var body: some View { Text("\(date)") }
}

struct NowView: View {
    private let now = Date()

    var body: some View { Text("\(now)") }
}

struct Panel: View {
    let action: () -> Void

    var body: some View {
        Button("Go", action: action)
        Text("\(Player.count)")
    }
}

struct PlayerShelf: View {
    var shelf: Shelf

    var body: some View { PlayerView(name: shelf.name) }
}

struct LoaderShelf: View {
    var shelf: Shelf

    var body: some View { LoaderView(name: shelf.name) }
}

struct ClockShelf: View {
    var shelf: Shelf

    var body: some View {
        Text(shelf.name)
        ClockView(start: Date(timeIntervalSince1970: 0))
    }
}

struct StampShelf: View {
    var shelf: Shelf

    var body: some View {
        Text(shelf.name)
        StampView()
    }
}

struct NowShelf: View {
    var shelf: Shelf

    var body: some View {
        Text(shelf.name)
        NowView()
    }
}

struct PanelShelf: View {
    var shelf: Shelf

    var body: some View {
        Text(shelf.name)
        Panel { shelf.load() }
    }
}

struct IdentityShelf: View {
    var shelf: Shelf

    var body: some View { Text(shelf.name).id(UUID()) }
}
