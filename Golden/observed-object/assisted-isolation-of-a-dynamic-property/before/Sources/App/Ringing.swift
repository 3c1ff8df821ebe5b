// Catalogue 109, 165: DynamicProperty is on no actor, and a witness of it on one may get a warning.
import SwiftUI

@MainActor
func ring() {}

final class Bell: ObservableObject {
    @Published var count = 0
}

struct Ringing: DynamicProperty {
    @EnvironmentObject private var bell: Bell

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
    @StateObject private var bell = Bell()

    var body: some View {
        Ringer().environmentObject(bell)
    }
}
