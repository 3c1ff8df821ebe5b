import SwiftUI

struct OwnSubscriptGrid {
    var cells = [1, 2]
    subscript(i: Int) -> Int {
        get { cells[i] }
        _modify { yield &cells[i] }
    }
}

@Observable
final class OwnSubscriptModel {
    var grid = OwnSubscriptGrid()

    func go() {
        grid[0] = 2
        grid[1] += grid[0]
    }
}

struct OwnSubscriptView: View {
    @State private var model = OwnSubscriptModel()

    var body: some View {
        Button("Go") { model.go() }
        Text("\(model.grid.cells.count)")
    }
}
