// Catalogue 140: classes of the old system, of both, and what is no object.
import SwiftUI

final class Legacy: ObservableObject {
    @Published var title = ""
}

@Observable
final class Both: ObservableObject {
    var title = ""
}

@Observable
final class Moved {
    var title = ""
}

struct Screen: View {
    @StateObject private var legacy = Legacy()
    @ObservedObject var both: Both
    @State private var moved = Moved()
    @Environment(Moved.self) private var other

    var body: some View {
        Text(legacy.title + both.title + moved.title + other.title)
            .environmentObject(legacy)
            .environmentObject(both)
            .environment(moved)
    }
}
