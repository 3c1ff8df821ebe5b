// Catalogue 213: an initializer sets a plain property, which each update of the view around makes anew.
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

struct General: View {
    private let isOn: Bool

    init() {
        self.isOn = UserDefaults.standard.bool(forKey: "on")
    }

    var body: some View { Text(isOn ? "on" : "off") }
}

struct BoardView: View {
    @ObservedObject var board: Board

    var body: some View {
        Text("\(board.count)")
        General()
    }
}
