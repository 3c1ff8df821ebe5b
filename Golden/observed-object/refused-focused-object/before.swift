// Catalogue 130: a focused object asks for an ObservableObject.
import SwiftUI

final class Canvas: ObservableObject {
    @Published var zoom = 1.0
}

struct CanvasView: View {
    @StateObject private var canvas = Canvas()

    var body: some View {
        Slider(value: $canvas.zoom)
            .focusedSceneObject(canvas)
    }
}

struct CanvasCommands: Commands {
    @FocusedObject private var canvas: Canvas?

    var body: some Commands {
        CommandMenu("Canvas") {
            Button("Reset") {}.disabled(canvas?.zoom == 1)
        }
    }
}
