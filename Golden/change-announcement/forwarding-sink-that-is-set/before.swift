// Catalogue 69: the subscription that only passes changes on is kept in a property of its own; views follow the child itself.
import Combine
import SwiftUI

final class Brush: ObservableObject {
    @Published var width = 1.0
}

final class Canvas: ObservableObject {
    let brush = Brush()
    @Published var title = ""
    private var forwarding: AnyCancellable?
    private var other: AnyCancellable?

    init() {
        forwarding = brush.objectWillChange.sink { [weak self] _ in
            self?.objectWillChange.send()
        }
    }

    func follow() {
        title = "followed"
        self.other = brush.objectWillChange
            .receive(on: DispatchQueue.main)
            .sink { [unowned self] _ in self.objectWillChange.send() }
    }

    func stop() {
        forwarding = nil
        other?.cancel()
    }
}

struct CanvasView: View {
    @StateObject private var canvas = Canvas()

    var body: some View {
        Text("\(canvas.title) \(canvas.brush.width)")
    }
}
