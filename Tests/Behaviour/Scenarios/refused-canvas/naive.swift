// Stale: nothing that the body reads changes.
import SwiftUI

@Observable
final class Drawing {
    var points = 1
}

struct Root: View {
    @State private var drawing = Drawing()

    var body: some View {
        Button("Add") { drawing.points += 1 }
        DrawingView(drawing: drawing)
    }
}

struct DrawingView: View {
    var drawing: Drawing

    var body: some View {
        Canvas { context, size in
            context.draw(Text("\(drawing.points) points"), at: .zero)
        }
    }
}
