// Catalogue 109, 165: DynamicProperty is on no actor, and a witness of it on one may get a warning.
import SwiftUI

@MainActor
func ring() {}

@Observable
final class Bell {
    var count = 0
}

@preconcurrency @MainActor
struct Ringing: DynamicProperty {
    @Environment(Bell.self) private var bell

    var isSilent: Bool { bell.count == 0 }

    func run() { ring() }
}

struct Ringer: View {
    private let ringing = Ringing()

    var body: some View {
        Button(ringing.isSilent ? "Ring" : "Again") { ringing.run() }
    }
}

struct Root: View {
    @State private var bell = Bell()

    var body: some View {
        Ringer().environment(bell)
    }
}
