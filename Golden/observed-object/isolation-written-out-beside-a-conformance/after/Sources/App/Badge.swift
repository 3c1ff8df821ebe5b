// Catalogue 165: in Swift 5 mode the isolation by the wrapper can be written out; an extension's View needs no word for it.
import SwiftUI

@MainActor
func ring() {}

@Observable
final class Bell {
    var count = 0
}

@preconcurrency @MainActor
struct Badge {
    @State private var bell = Bell()
    @Environment(Bell.self) private var other

    func tap() { ring() }
}

extension Badge: View {
    var body: some View {
        Text("\(bell.count) \(other.count)").onTapGesture { tap() }
    }
}

struct Root: View {
    @State private var bell = Bell()

    var body: some View {
        Badge().environment(bell)
    }
}
