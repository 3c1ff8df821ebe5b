// Catalogue 213, 220: code that extends a type from outside names members of that type which stay as they are, or its
// own of the same name, and values.
import SwiftUI

extension Date {
    var seconds: Double { timeIntervalSince1970 }
}

extension URL {
    func resourceValues() -> Int { 1 }
    var size: Int { resourceValues() + pathComponents.count }
}

extension Array {
    func randomElement(_ number: Int) -> Element { self[number] }
    var any: Element { randomElement(count - 1) }
}

class Source {
    let rate = 1
}

final class Player: Source {
    var isRunning: Bool { rate > 0 }
}

final class Dates: ObservableObject {
    @Published var count: Int?
    @Published var laps: Int?

    func add() { laps = nil }
}

struct DatesView: View {
    @ObservedObject var model: Dates
    let date: Date

    var body: some View {
        Button("\(model.count ?? 0) \(date.seconds)") { model.add() }
    }
}

final class Files: ObservableObject {
    @Published var count: Int?
    @Published var laps: Int?

    func add() { laps = nil }
}

struct FilesView: View {
    @ObservedObject var model: Files
    let url: URL

    var body: some View {
        Button("\(model.count ?? 0) \(url.size)") { model.add() }
    }
}

final class Lists: ObservableObject {
    @Published var count: Int?
    @Published var laps: Int?

    func add() { laps = nil }
}

struct ListsView: View {
    @ObservedObject var model: Lists
    let names: [String]

    var body: some View {
        Button("\(model.count ?? 0) \(names.any)") { model.add() }
    }
}

final class Players: ObservableObject {
    @Published var count: Int?
    @Published var laps: Int?

    func add() { laps = nil }
}

struct PlayersView: View {
    @ObservedObject var model: Players
    let player: Player

    var body: some View {
        Button("\(model.count ?? 0) \(player.isRunning)") { model.add() }
    }
}
