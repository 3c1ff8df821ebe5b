// Catalogue 123: the object injects itself, and a container passes its own.
import SwiftUI

@MainActor
@Observable
final class Flow {
    var step = 0

    func makeView() -> some View {
        FlowView().environment(self)
    }
}

struct FlowView: View {
    @Environment(Flow.self) private var flow

    var body: some View {
        Button("Step \(flow.step)") { flow.step += 1 }
    }
}
