// Catalogue 107: closures of the body that run at once read as the body does.
import SwiftUI

final class Grid2: ObservableObject {
    @Published var rows = 3
}

struct GridView: View {
    @ObservedObject var grid: Grid2

    var body: some View {
        VStack {
            ForEach(0..<grid.rows, id: \.self) { row in
                Text("\(row) of \(grid.rows)")
            }
        }
    }
}
