// Catalogue 35: asked for, a class moves that a view reads only behind a condition that nobody announces.
import SwiftUI

final class Flag {
    static let shared = Flag()
    var isOn = false
}

final class Meter: ObservableObject {
    @Published var value = 0
}

struct Root: View {
    @StateObject private var meter = Meter()

    var body: some View {
        Button("Start") {
            Flag.shared.isOn = true
            meter.value += 1
        }
        MeterView(meter: meter)
    }
}

struct MeterView: View {
    @ObservedObject var meter: Meter

    var body: some View {
        if Flag.shared.isOn {
            Text("value \(meter.value)")
        } else {
            Text("off")
        }
    }
}
