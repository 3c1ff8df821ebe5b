// Catalogue 165: in Swift 5 mode the isolation by the wrapper can be written out; an extension's View needs no word for it.
import SwiftUI

@MainActor
func ring() {}

final class Bell: ObservableObject {
    @Published var count = 0
}

struct Badge {
    @StateObject private var bell = Bell()
    @EnvironmentObject private var other: Bell

    func tap() { ring() }
}

extension Badge: View {
    var body: some View {
        Text("\(bell.count) \(other.count)").onTapGesture { tap() }
    }
}

struct Root: View {
    @StateObject private var bell = Bell()

    var body: some View {
        Badge().environmentObject(bell)
    }
}
