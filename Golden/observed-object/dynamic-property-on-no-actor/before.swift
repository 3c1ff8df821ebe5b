// Catalogue 109, 165: the members that need the main actor say so, or the structure does.
import SwiftUI

@MainActor
func ring() {}

final class Bell: ObservableObject {
    @Published var count = 0
}

struct Ringing: DynamicProperty {
    @ObservedObject var bell: Bell

    @MainActor
    func run() { ring() }

    var isSilent: Bool { bell.count == 0 }
}

@MainActor
struct Marked: DynamicProperty {
    @EnvironmentObject var bell: Bell

    func run() { ring() }
}

struct Root: View {
    @StateObject private var bell = Bell()

    var body: some View {
        Bells(ringing: Ringing(bell: bell)).environmentObject(bell)
    }
}

struct Bells: View {
    let ringing: Ringing
    private let marked = Marked()

    var body: some View {
        Button("\(ringing.bell.count) \(marked.bell.count)") { ringing.run() }
    }
}
