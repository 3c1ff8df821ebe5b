// Catalogue 123: the object injects itself, and a container passes its own.
import SwiftUI

@MainActor
final class Flow: ObservableObject {
    @Published var step = 0

    func makeView() -> some View {
        FlowView().environmentObject(self)
    }
}

struct FlowView: View {
    @EnvironmentObject private var flow: Flow

    var body: some View {
        Button("Step \(flow.step)") { flow.step += 1 }
    }
}
