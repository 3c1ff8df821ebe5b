// Catalogue 16: a legacy subclass of a class of the new system.
import SwiftUI

@Observable
class Base {
    var title = "base"
}

final class Derived: Base, ObservableObject {
    @Published var note = "note"
}

struct Root: View {
    @StateObject private var derived = Derived()

    var body: some View {
        Button("Title") { derived.title += "!" }
        Button("Note") { derived.note += "?" }
        Text("\(derived.title) \(derived.note)")
    }
}
