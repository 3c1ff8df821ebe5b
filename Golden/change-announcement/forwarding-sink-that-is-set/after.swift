// Catalogue 69: the subscription that only passes changes on is kept in a property of its own; views follow the child itself.
import Combine
import SwiftUI

@Observable
final class Brush {
    var width = 1.0
}

@Observable
final class Canvas {
    let brush = Brush()
    var title = ""
    @ObservationIgnored private var forwarding: AnyCancellable?
    @ObservationIgnored private var other: AnyCancellable?

    init() {
    }

    func follow() {
        title = "followed"
    }

    func stop() {
        forwarding = nil
        other?.cancel()
    }
}

struct CanvasView: View {
    @State private var canvas = Canvas()

    var body: some View {
        Text("\(canvas.title) \(canvas.brush.width)")
    }
}
