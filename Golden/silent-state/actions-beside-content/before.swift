// Catalogue 213: the first closure of a sheet before its content, and that of a button whose title is a member `action`, run in answer to events.
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

struct Choice {
    let title: String
}

struct BoardView: View {
    @ObservedObject var board: Board
    @State private var isShown = false

    var body: some View {
        Button("\(board.count)") { board.add() }
            .sheet(isPresented: $isShown) {
                cleanUp()
            } content: {
                Text("Done")
            }
        row(Choice(title: "Copy"))
    }

    private func row(_ action: Choice) -> some View {
        Button(action.title.uppercased()) { copy() }
    }

    private func cleanUp() { try? FileManager.default.removeItem(atPath: "/tmp/a") }

    private func copy() { if FileManager.default.fileExists(atPath: "/tmp/a") { board.add() } }
}
