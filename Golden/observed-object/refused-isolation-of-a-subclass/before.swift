// Catalogue 165: the subclass is on the main actor by the superclass, which is there by its wrapper only.
import SwiftUI

@MainActor
func ring() {}

final class Bell: ObservableObject {
    @Published var count = 0
}

class Ringer {
    @ObservedObject var bell: Bell

    init(bell: Bell) { self.bell = bell }
}

final class LoudRinger: Ringer {
    func run() { ring() }
}

struct Root: View {
    @ObservedObject var bell: Bell

    var body: some View {
        Button("\(bell.count)") { LoudRinger(bell: bell).run() }
    }
}
