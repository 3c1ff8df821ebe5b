import SwiftUI

protocol Chips: ObservableObject {
    var chips: [String] { get }
    var registry: Registry { get }
}

final class Board: Chips {
    @Published var filter = 0
    @Published var chips: [String] = []
    let registry = Registry()

    func set(_ filter: Int) { self.filter = filter }

    func add() { chips.append("new") }
}

struct FilterView: View {
    @ObservedObject var board: Board

    var body: some View { Button("\(board.filter)") { board.set(2) } }
}

struct ChipsView<Model: Chips>: View {
    @ObservedObject var model: Model

    var body: some View {
        let (shown, more) = if model.chips.isEmpty { (model.registry.all, false) } else { (model.registry.all, true) }
        Button("\(model.chips.count - shown.size) more") { model.registry.insert() }.disabled(more)
    }
}
