// Catalogue 40, 41: the object is changed in place and assigned again, which told the views; the macro compares it with itself.
import SwiftUI

final class Canvas {
    var strokes: [Int] = []
}

@Observable
final class Drawing {
    var canvas = Canvas()

    // Called by the code of @Observable, so that equal values are announced too.
    private nonisolated func shouldNotifyObservers(_ lhs: Canvas, _ rhs: Canvas) -> Bool { true }

    func add(_ stroke: Int) {
        let canvas = canvas
        canvas.strokes.append(stroke)
        self.canvas = canvas
    }
}

struct DrawingView: View {
    @State private var drawing = Drawing()

    var body: some View {
        Button("\(drawing.canvas.strokes.count)") { drawing.add(1) }
    }
}
