// Catalogue 213: a logger of the project, a way to a logger that changes something, a modifier of the project, a cache that others fill, a color and functions that code sets, and closures that draw show what they ask.
import SwiftUI
import os

final class Board: ObservableObject {
    @Published var filter = 0
    @Published var title = "a"

    func set(_ filter: Int) { self.filter = filter }

    func rename() { title = "b" }
}

struct FilterView: View {
    @ObservedObject var board: Board

    var body: some View { Button("\(board.filter)") { board.set(2) } }
}

final class Tally {
    static let shared = Tally()

    var count = 0
    var logger: Logger {
        count += 1
        return Logger()
    }

    func reset() { count = 0 }
}

struct TallyView: View {
    var body: some View { Button("\(Tally.shared.count)") { Tally.shared.reset() } }
}

extension String {
    func number() -> Int {
        guard let number = Int(self) else {
            Tally.shared.logger.error("no number")
            return 0
        }
        return number
    }
}

struct NumberView: View {
    @ObservedObject var board: Board

    var body: some View { Text("\(board.title.number())") }
}

extension View {
    func draggable(_ text: String, limit: Int) -> some View { opacity(Double(text.count + limit)) }
}

struct DragView: View {
    @ObservedObject var board: Board

    var body: some View {
        Text(board.title).draggable("\(UserDefaults.standard.integer(forKey: "drag"))", limit: 2)
    }
}

final class Styled {
    let text: String

    init(_ text: String) {
        self.text = text
    }
}

enum Styler {
    nonisolated(unsafe) private static let cache = NSCache<NSString, Styled>()

    static func styled(_ text: String, else other: String) -> String {
        let key = text as NSString
        if let kept = cache.object(forKey: key) { return kept.text }
        cache.setObject(Styled(other), forKey: key)
        return other
    }
}

struct StyledView: View {
    @ObservedObject var board: Board
    @State private var name = "c"

    var body: some View { Button(Styler.styled(board.title, else: name)) { name = "d" } }
}

enum Theme {
    nonisolated(unsafe) private(set) static var background = Color.red
    nonisolated(unsafe) private(set) static var tint = Color.red

    static func update(_ background: Color) { self.background = background }

    static func change(_ tint: Color) { self.tint = tint }
}

struct ThemeView: View {
    @ObservedObject var board: Board

    var body: some View { Button(board.title) { Theme.update(.blue) }.background(Theme.background) }
}

struct TintView: View {
    @ObservedObject var board: Board

    var body: some View { Text(board.title).background(Theme.tint) }
}

let changes: [(Color) -> Void] = [Theme.change]
