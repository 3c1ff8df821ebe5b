// Catalogue 107: the drawing runs after the body, where reads are not tracked.
import SwiftUI

@Observable
final class Drawing {
    var points: [CGPoint] = []
    var title = ""
}

struct DrawingView: View {
    var drawing: Drawing

    var body: some View {
        VStack {
            Text(drawing.title)
            Canvas { context, size in
                draw(context)
            }
        }
    }

    private func draw(_ context: GraphicsContext) {
        for point in drawing.points {
            print(point)
        }
    }
}
