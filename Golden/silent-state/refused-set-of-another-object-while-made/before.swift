// Catalogue 213: the initializer of another object sets it, and so does what somebody calls later.
import SwiftUI

final class Texts {
    static let shared = Texts()

    private(set) var title = ""
    private(set) var detail = ""

    init() { setDetail() }

    func set(_ title: String) { self.title = title }

    func setDetail() { detail += "x" }
}

final class Page {
    init() { Texts.shared.set("page") }
}

final class Board: ObservableObject {
    @Published var filter = 0
    @Published var count = 0

    func set(_ filter: Int) {
        _ = Page()
        self.filter = filter
    }

    func add() { count += 1 }
}

struct BoardView: View {
    @ObservedObject var board: Board

    var body: some View {
        VStack {
            Text(Texts.shared.title)
            Text("\(board.count)")
            Button("Add") { board.add() }
            FilterView(board: board)
        }
    }
}

struct DetailView: View {
    @ObservedObject var board: Board

    var body: some View {
        VStack {
            Text(Texts.shared.detail)
            Text("\(board.count)")
            Button("Detail") { Texts.shared.setDetail() }
        }
    }
}

struct FilterView: View {
    @ObservedObject var board: Board

    var body: some View { Button("\(board.filter)") { board.set(2) } }
}
