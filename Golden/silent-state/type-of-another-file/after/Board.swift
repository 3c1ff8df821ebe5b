import SwiftUI

protocol Chips: AnyObject, Observable {
    var chips: [String] { get }

    func fitting(_ width: Int) -> ([String], Bool)
}

extension Array {
    var size: Int { count }
}

@Observable
final class Board: Chips {
    var filter = 0
    var chips: [String] = []

    func set(_ filter: Int) { self.filter = filter }

    func add() { chips.append("new") }

    func fitting(_ width: Int) -> ([String], Bool) { (Array(chips.prefix(width)), chips.count > width) }
}

struct FilterView: View {
    var board: Board

    var body: some View { Button("\(board.filter)") { board.set(2) } }
}

struct ChipsView<Model: Chips>: View {
    var model: Model

    var body: some View {
        let (shown, more) = if model.chips.isEmpty { (model.chips, false) } else { model.fitting(3) }
        Button("\(model.chips.count - shown.size) more") {}.disabled(more)
    }
}
