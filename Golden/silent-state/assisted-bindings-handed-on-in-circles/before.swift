// Catalogue 213: two helpers hand a binding to an element to each other.
import SwiftUI

struct Note: Identifiable {
    let id = UUID()
    var text = ""
    var isOpen = false
}

final class Filter: ObservableObject {
    @Published var text = ""
    @Published var isOn = false
}

struct NoteText: View {
    @Binding var note: Note

    var body: some View { Text(note.text + (UserDefaults.standard.string(forKey: "suffix") ?? "")) }
}

struct NotesView: View {
    @StateObject private var filter = Filter()
    @State private var notes = [Note()]

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
        ForEach($notes) { note in row(note) }
        Text(filter.text)
        FilterToggle(filter: filter)
    }
}

struct FilterToggle: View {
    @ObservedObject var filter: Filter

    var body: some View { Toggle("On", isOn: $filter.isOn) }
}
