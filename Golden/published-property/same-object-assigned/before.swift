// Catalogue 40, 41: the object is changed in place and assigned again, which told the views; the macro compares it with itself.
import SwiftUI

final class Canvas {
    var strokes: [Int] = []
}

final class Drawing: ObservableObject {
    @Published var canvas = Canvas()

    func add(_ stroke: Int) {
        let canvas = canvas
        canvas.strokes.append(stroke)
        self.canvas = canvas
    }
}

struct DrawingView: View {
    @StateObject private var drawing = Drawing()

    var body: some View {
        Button("\(drawing.canvas.strokes.count)") { drawing.add(1) }
    }
}
