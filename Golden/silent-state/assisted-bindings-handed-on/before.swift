// Catalogue 213: a binding to an element, or one made of closures, is handed on by a helper, a view or an extension.
import SwiftUI

struct Note: Identifiable {
    let id = UUID()
    var text = ""
    var date = Date()
}

struct NoteText: View {
    @Binding var note: Note

    var body: some View {
        Text(note.date.formatted(.relative(presentation: .named)))
    }
}

struct NoteRow: View {
    @Binding var note: Note

    var body: some View { NoteText(note: $note) }
}

extension Binding where Value == Note {
    func trimmed() -> Binding<Note> {
        Binding(get: { wrappedValue }, set: { wrappedValue = $0 })
    }
}

final class Filter: ObservableObject {
    @Published var text = ""
    @Published var isOn = false

    func toggle() { isOn.toggle() }
}

final class Order: ObservableObject {
    @Published var text = ""
    @Published var isOn = false

    func toggle() { isOn.toggle() }
}

final class Header: ObservableObject {
    @Published var text = ""
    @Published var isOn = false

    func toggle() { isOn.toggle() }
}

struct NotesView: View {
    @StateObject private var filter = Filter()
    @State private var notes = [Note()]

    var body: some View {
        List($notes) { $note in NoteRow(note: $note) }
        Button(filter.text) { filter.toggle() }
    }
}

struct HelpedNotesView: View {
    @StateObject private var order = Order()
    @State private var notes = [Note()]

    func row(_ note: Binding<Note>) -> some View { NoteText(note: note) }

    var body: some View {
        ForEach($notes) { note in row(note) }
        Button(order.text) { order.toggle() }
    }
}

struct TrimmedNoteView: View {
    @StateObject private var header = Header()
    @State private var note = Note()

    var body: some View {
        NoteText(note: $note.trimmed())
        Button(header.text) { header.toggle() }
    }
}
