// Catalogue 106: what is drawn is read by the body too.
import SwiftUI

final class Drawing: ObservableObject {
    @Published var points = 1
}

struct Root: View {
    @StateObject private var drawing = Drawing()

    var body: some View {
        Button("Add") { drawing.points += 1 }
        DrawingView(drawing: drawing)
    }
}

struct DrawingView: View {
    @ObservedObject var drawing: Drawing

    var body: some View {
        let points = drawing.points
        Canvas { context, size in
            context.draw(Text("\(points) points"), at: .zero)
        }
        Text("\(drawing.points)")
    }
}
