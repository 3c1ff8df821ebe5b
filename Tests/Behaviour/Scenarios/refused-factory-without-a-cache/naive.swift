// Stale: nothing updates the view, so that it shows the former value.
import SwiftUI

@Observable
final class Model {
    var ticks = 0

    func tick() { ticks += 1 }
}

enum Labels {
    private static var number = 0

    static func make() -> String {
        number += 1
        return "label \(number)"
    }

    static func reset() { number = 0 }
}

struct Root: View {
    @State private var model = Model()

    var body: some View {
        Button("Tick") { model.tick() }
        Button("Reset") { Labels.reset() }
        Text(Labels.make())
        Ticks(model: model)
    }
}

struct Ticks: View {
    var model: Model

    var body: some View {
        Text("\(model.ticks)")
    }
}
