// Catalogue 106, 107: a closure that draws runs after the body, where nothing is tracked.
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
        Canvas { context, size in
            context.draw(Text("\(drawing.points) points"), at: .zero)
        }
    }
}
