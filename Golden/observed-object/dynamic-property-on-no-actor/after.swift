// Catalogue 109, 165: the members that need the main actor say so, or the structure does.
import SwiftUI

@MainActor
func ring() {}

@Observable
final class Bell {
    var count = 0
}

struct Ringing: DynamicProperty {
    var bell: Bell

    @MainActor
    func run() { ring() }

    var isSilent: Bool { bell.count == 0 }
}

@MainActor
struct Marked: DynamicProperty {
    @Environment(Bell.self) var bell

    func run() { ring() }
}

struct Root: View {
    @State private var bell = Bell()

    var body: some View {
        Bells(ringing: Ringing(bell: bell)).environment(bell)
    }
}

struct Bells: View {
    let ringing: Ringing
    private let marked = Marked()

    var body: some View {
        Button("\(ringing.bell.count) \(marked.bell.count)") { ringing.run() }
    }
}
