// Catalogue 160, 164: an actor guards the storage, so checked Sendable is kept.
import SwiftUI

@MainActor
final class Signal: ObservableObject, Sendable {
    @Published var isGreen = false
}

struct SignalView: View {
    @StateObject private var signal = Signal()

    var body: some View {
        Toggle("Go", isOn: $signal.isGreen)
    }
}
