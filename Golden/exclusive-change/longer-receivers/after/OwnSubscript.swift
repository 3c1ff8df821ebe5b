import SwiftUI

struct OwnSubscriptGrid {
    var cells = [1, 2]
    subscript(i: Int) -> Int {
        get { cells[i] }
        set { cells[i] = newValue + OwnSubscriptModel.shared.grid.cells.count }
    }
}

@Observable
final class OwnSubscriptModel {
    var grid = OwnSubscriptGrid()

    static let shared = OwnSubscriptModel()
    func go() {
        OwnSubscriptModel.shared.grid[0] = 2
    }
}

struct OwnSubscriptView: View {
    @State private var model = OwnSubscriptModel()

    var body: some View {
        Button("Go") { model.go() }
        Text("\(model.grid.cells.count)")
    }
}
