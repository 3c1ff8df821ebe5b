// Catalogue 213: two helpers hand a binding to each other, which is that of a state.
import SwiftUI

struct Note: Identifiable {
    let id = UUID()
    var text = ""
    var isOpen = false
}

@Observable
final class Filter {
    var text = ""
    var isOn = false
}

struct NoteText: View {
    @Binding var note: Note

    var body: some View { Text(note.text + (UserDefaults.standard.string(forKey: "suffix") ?? "")) }
}

struct NotesView: View {
    @State private var filter = Filter()
    @State private var note = Note()

    func row(_ note: Binding<Note>) -> AnyView {
        AnyView(
            VStack {
                NoteText(note: note)
                children(note)
            })
    }

    func children(_ note: Binding<Note>) -> AnyView {
        note.wrappedValue.isOpen ? row(note) : AnyView(EmptyView())
    }

    var body: some View {
        row($note)
        Text(filter.text)
        FilterToggle(filter: filter)
    }
}

struct FilterToggle: View {
    @Bindable var filter: Filter

    var body: some View { Toggle("On", isOn: $filter.isOn) }
}
