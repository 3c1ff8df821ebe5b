// Catalogue 107: closures of the body that run at once read as the body does.
import SwiftUI

@Observable
final class Grid2 {
    var rows = 3
}

struct GridView: View {
    var grid: Grid2

    var body: some View {
        VStack {
            ForEach(0..<grid.rows, id: \.self) { row in
                Text("\(row) of \(grid.rows)")
            }
        }
    }
}
