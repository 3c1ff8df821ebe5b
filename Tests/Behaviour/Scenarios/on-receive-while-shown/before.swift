// Catalogue 73: a view that comes later receives the value of then.
import SwiftUI

final class Signal: ObservableObject {
    @Published var level = 1
}

struct Root: View {
    @StateObject private var signal = Signal()
    @State private var isShown = false

    var body: some View {
        Button("Raise") { signal.level += 1 }
        Toggle("Meter", isOn: $isShown)
        if isShown {
            MeterView(signal: signal)
        }
        Text("level \(signal.level)")
    }
}

struct MeterView: View {
    @ObservedObject var signal: Signal
    @State private var shown = 0

    var body: some View {
        Text("meter \(shown)")
            .onReceive(signal.$level) { level in shown = level }
    }
}
