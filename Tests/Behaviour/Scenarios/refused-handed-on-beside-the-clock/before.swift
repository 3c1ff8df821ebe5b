// Catalogue 220: a view hands the object on and shows the clock.
import Foundation
import SwiftUI

let start = Date()

final class Model: ObservableObject {
    @Published var ticks = 0

    func tick() { ticks += 1 }
}

struct Root: View {
    @StateObject private var model = Model()

    var body: some View {
        Button("Tick") { model.tick() }
        Text(Date().timeIntervalSince(start) > 0.05 ? "late" : "early")
        Ticks(model: model)
    }
}

struct Ticks: View {
    @ObservedObject var model: Model

    var body: some View {
        Text("\(model.ticks)")
    }
}
