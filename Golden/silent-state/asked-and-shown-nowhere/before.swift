// Catalogue 213: messages of a logger, what is dragged, key paths that are observed, colors that only are changed into others, functions that nobody calls show nothing.
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

enum Log {
    static var app: Logger {
        UserDefaults.standard.bool(forKey: "logs") ? Logger() : Logger(subsystem: "none", category: "none")
    }
}

/// Other types have members that are called like the methods of a logger.
struct Failure {
    var error = ""
    var warning = ""
}

extension String {
    func number() -> Int {
        guard let number = Int(self) else {
            Log.app.error("no number")
            return 0
        }
        return number
    }
}

struct NumberView: View {
    @ObservedObject var board: Board

    var body: some View { Button("\(board.title.number())") { UserDefaults.standard.set(true, forKey: "logs") } }
}

func stored() -> URL {
    let folder = FileManager.default.temporaryDirectory
    try? FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    return folder
}

struct DragView: View {
    @ObservedObject var board: Board

    var body: some View { Text(board.title).draggable(stored().path) }
}

enum Theme {
    nonisolated(unsafe) private(set) static var background = Color.red

    static func update(_ background: Color) { self.background = background }
}

struct ThemeView: View {
    @ObservedObject var board: Board

    var body: some View {
        VStack {
            Text(board.title).background(Theme.background)
            Theme.background.opacity(0.5)
        }
    }
}
