// Catalogue 122: the binding is in an extension of the view in another file.
import SwiftUI

final class Note: ObservableObject {
    @Published var text = ""
}

struct NoteView: View {
    @EnvironmentObject var note: Note

    var body: some View {
        editor
    }
}

struct NoteScreen: View {
    @StateObject private var note = Note()

    var body: some View {
        NoteView().environmentObject(note)
    }
}
