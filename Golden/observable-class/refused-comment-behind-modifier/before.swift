// Catalogue 43: the macro copies modifiers with the comments behind them, onto one line.
import SwiftUI

class Drawing: ObservableObject {
    @Published final // never overridden
    var scale = 3
}

class Shape: ObservableObject {
    @Published var name = ""

    nonisolated(unsafe) // set once
    var points = 3

    func grow() { points += 1 }
}

struct DrawingView: View {
    @ObservedObject var drawing: Drawing
    @ObservedObject var shape: Shape

    var body: some View {
        Text("\(drawing.scale) \(shape.name) \(shape.points)")
    }
}
