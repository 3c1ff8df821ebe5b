// Catalogue 213: the only closure of a sheet, and that of a button with an action, are content.
import SwiftUI

final class Board: ObservableObject {
    @Published var filter = 0
    @Published var count = 0

    func set(_ filter: Int) { self.filter = filter }

    func add() { count += 1 }
}

struct FilterView: View {
    @ObservedObject var board: Board

    var body: some View { Button("\(board.filter)") { board.set(2) } }
}

struct BoardView: View {
    @ObservedObject var board: Board
    @State private var isShown = false

    var body: some View {
        Button("\(board.count)") { board.add() }
            .sheet(isPresented: $isShown) { Text(hasFile ? "a" : "b") }
    }

    private var hasFile: Bool { FileManager.default.fileExists(atPath: "/tmp/a") }
}

struct ButtonView: View {
    @ObservedObject var board: Board

    var body: some View {
        Text("\(board.count)")
        Button(action: board.add) { Text(FileManager.default.fileExists(atPath: "/tmp/a") ? "a" : "b") }
    }
}
