// Catalogue 106: closures that SwiftUI evaluates on its own are tracked like bodies.
import SwiftUI

final class Grid: ObservableObject {
    @Published var columns = 1
    @Published var title = "grid"
    @Published var isShown = false
}

struct Root: View {
    @StateObject private var grid = Grid()

    var body: some View {
        Button("Widen") { grid.columns += 1 }
        Button("Rename") { grid.title += "!" }
        Toggle("Shown", isOn: $grid.isShown)
        GridView(grid: grid)
    }
}

struct GridView: View {
    @ObservedObject var grid: Grid

    var body: some View {
        GeometryReader { proxy in
            Text("\(proxy.size.width / Double(grid.columns)) each")
        }
        ForEach(0..<2) { row in
            Text("\(grid.title) \(row)")
        }
        Text("below")
            .sheet(isPresented: $grid.isShown) {
                Text("sheet of \(grid.title)")
            }
    }
}
