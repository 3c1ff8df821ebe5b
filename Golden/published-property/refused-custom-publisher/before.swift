// Catalogue 67: the class brings its own publisher; only what it sends counts.
import Combine
import SwiftUI

final class SketchPad: ObservableObject {
    let objectWillChange = PassthroughSubject<Void, Never>()
    var strokes = 0

    func finish() {
        strokes += 1
        objectWillChange.send()
    }
}

struct CanvasView: View {
    @ObservedObject var canvas: SketchPad

    var body: some View {
        Button("\(canvas.strokes)") { canvas.finish() }
    }
}
