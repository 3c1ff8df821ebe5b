// Catalogue 213: SwiftUI makes a binding to an element of closures, so that a row with one is evaluated with its list.
import SwiftUI

struct Note: Identifiable {
    let id = UUID()
    var text = ""
    var date = Date()
}

struct NoteRow: View {
    @Binding var note: Note

    var body: some View {
        Text(note.date.formatted(.relative(presentation: .named)))
    }
}

final class Keyboard: ObservableObject {
    @Published var height: CGFloat = 0
    @Published var isShown = false

    func show() { isShown = true }
}

final class Filter: ObservableObject {
    @Published var text = ""
    @Published var isOn = false

    func toggle() { isOn.toggle() }
}

final class Selection: ObservableObject {
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
    @StateObject private var keyboard = Keyboard()
    @State private var notes = [Note()]

    var body: some View {
        VStack {
            ForEach($notes) { $note in NoteRow(note: $note) }
            Button("\(keyboard.height)") { keyboard.show() }
        }
    }
}

struct UnnamedNotesView: View {
    @StateObject private var filter = Filter()
    @State private var notes = [Note()]

    var body: some View {
        List($notes) { NoteRow(note: $0) }
        Button(filter.text) { filter.toggle() }
    }
}

struct NumberedNotesView: View {
    @StateObject private var selection = Selection()
    @State private var notes = [Note()]

    var body: some View {
        ForEach(notes.indices, id: \.self) { index in NoteRow(note: $notes[index]) }
        Button(selection.text) { selection.toggle() }
    }
}

struct FoundNotesView: View {
    @StateObject private var order = Order()
    @State private var notes = [Note()]

    func binding(to note: Note) -> Binding<Note> {
        guard let index = notes.firstIndex(where: { $0.id == note.id }) else { return .constant(note) }
        return $notes[index]
    }

    var body: some View {
        ForEach(notes) { note in NoteRow(note: self.binding(to: note)) }
        Button(order.text) { order.toggle() }
    }
}

struct SingleNoteView: View {
    @StateObject private var header = Header()
    @State private var note = Note()

    var body: some View {
        NoteRow(note: $note)
        Button(header.text) { header.toggle() }
    }
}
