// Catalogue 43, 44: computed properties, statics, constants and subscripts stay as they are.
import SwiftUI

final class SeatGrid: ObservableObject {
    static let shared = SeatGrid()
    static var defaultWidth = 3, defaultHeight = 4
    let id = UUID(), created = Date()
    @Published var cells: [Int] = []
    @Published var width = SeatGrid.defaultWidth

    var rows: Int { width == 0 ? 0 : cells.count / width }
    var isEmpty: Bool {
        get { cells.isEmpty }
        set { if newValue { cells = [] } }
    }

    subscript(row: Int, column: Int) -> Int {
        get { cells[row * width + column] }
        set { cells[row * width + column] = newValue }
    }
}

struct GridView: View {
    @ObservedObject private var grid = SeatGrid.shared

    var body: some View {
        Text("\(grid.rows) rows\(grid.isEmpty ? ", empty" : "")")
    }
}
