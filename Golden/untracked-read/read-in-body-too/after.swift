// Catalogue 107: the body reads the property too, or only constants are read later.
import SwiftUI

@Observable
final class Drawing {
    var points: [CGPoint] = []
    var scale: CGFloat = 1
    let width: CGFloat = 2
}

struct DrawingView: View {
    var drawing: Drawing

    private var scaled: CGFloat { drawing.scale * 2 }

    var body: some View {
        VStack {
            Text("\(drawing.points.count) \(scaled)")
            Canvas { context, size in
                for point in drawing.points {
                    print(point, drawing.width, scaled)
                }
            }
            GeometryReader { proxy in
                Text("\(drawing.scale)")
            }
            Canvas { context, size in
                print(size)
            } symbols: {
                Text("\(drawing.scale)")
            }
        }
    }
}
