// Catalogue 176: an attribute on the class that may be a macro of its own.
import Instrumentation
import SwiftUI

@Instrumented
final class Engine: ObservableObject {
    @Published var speed = 0
}

struct EngineView: View {
    @StateObject private var engine = Engine()

    var body: some View {
        Text("\(engine.speed)")
    }
}
