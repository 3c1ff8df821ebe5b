// Stale: nothing updates the view, so that it shows the former value.
import Foundation
import SwiftUI

let start = Date()

@Observable
final class Model {
    var ticks = 0

    func tick() { ticks += 1 }
}

struct Root: View {
    @State private var model = Model()

    var body: some View {
        Button("Tick") { model.tick() }
        Text(Date().timeIntervalSince(start) > 0.05 ? "late" : "early")
        Ticks(model: model)
    }
}

struct Ticks: View {
    var model: Model

    var body: some View {
        Text("\(model.ticks)")
    }
}
