// Stale: without @StateObject nobody follows what the subclass publishes.
import SwiftUI

@Observable
class Base {
    var title = "base"
}

final class Derived: Base, ObservableObject {
    @Published var note = "note"
}

struct Root: View {
    @State private var derived = Derived()

    var body: some View {
        Button("Title") { derived.title += "!" }
        Button("Note") { derived.note += "?" }
        Text("\(derived.title) \(derived.note)")
    }
}
