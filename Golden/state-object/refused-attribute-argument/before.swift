// Catalogue 80: the default stands in the attribute, and the property has no type of its own.
import SwiftUI

final class Note: ObservableObject {
    @Published var text = ""
}

struct NoteView: View {
    @StateObject(wrappedValue: Note()) private var note

    var body: some View {
        Text(note.text)
    }
}
