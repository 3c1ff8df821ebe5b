// Catalogue 213: the body reads all that is set, and each value is another one.
import Foundation
import SwiftUI

let start = Date()

final class Model: ObservableObject {
    @Published var ticks = 0
    @Published var isOn = false

    func tick() {
        ticks += 1
        isOn.toggle()
    }
}

struct Root: View {
    @StateObject private var model = Model()

    var body: some View {
        Text("\(model.ticks) \(model.isOn)")
        Text(Date().timeIntervalSince(start) > 0.05 ? "late" : "early")
        Button("Tick") { model.tick() }
    }
}
