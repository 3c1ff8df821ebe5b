// Catalogue 213: an initializer gives a state its first value, which no later one replaces, whatever else is called State.
import SwiftUI

@Observable
final class Board {
    var filter = 0
    var count = 0

    func set(_ filter: Int) { self.filter = filter }

    func add() { count += 1 }
}

struct FilterView: View {
    var board: Board

    var body: some View { Button("\(board.filter)") { board.set(2) } }
}


enum Phase {
    enum State {
        case open, closed
    }
}

struct General: View {
    @State private var isOn = true

    init() {
        self.isOn = UserDefaults.standard.bool(forKey: "on")
    }

    var body: some View { Toggle("On", isOn: $isOn) }
}

struct BoardView: View {
    var board: Board

    var body: some View {
        Text("\(board.count)")
        General()
    }
}
