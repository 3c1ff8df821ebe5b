// Catalogue 160, 164: an actor guards the storage, so checked Sendable is kept.
import SwiftUI

@MainActor
@Observable
final class Signal: Sendable {
    var isGreen = false
}

struct SignalView: View {
    @State private var signal = Signal()

    var body: some View {
        Toggle("Go", isOn: $signal.isGreen)
    }
}
