// Catalogue 83: a closure that is kept makes another view, with an object of its own, each time that it is called.
import SwiftUI

final class Note: ObservableObject {
    @Published var text: String

    init(text: String) {
        self.text = text
    }
}

struct NoteView: View {
    @StateObject private var note: Note

    init(text: String) {
        _note = StateObject(wrappedValue: Note(text: text))
    }

    var body: some View {
        TextField("Note", text: $note.text)
        Text("note \(note.text)")
    }
}

struct Card<Content: View>: View {
    @State private var isOpen = false
    let content: () -> Content

    init(@ViewBuilder content: @escaping () -> Content) {
        self.content = content
    }

    var body: some View {
        Toggle("Open", isOn: $isOpen)
        if isOpen { content() }
    }
}

struct Layer<Sheet: View>: ViewModifier {
    @State private var isShown = false
    let makeSheet: (String) -> Sheet

    func body(content: Content) -> some View {
        content
        Toggle("Sheet", isOn: $isShown)
        if isShown { makeSheet("sheet") }
    }
}

extension View {
    func layered<Sheet: View>(@ViewBuilder sheet: @escaping (String) -> Sheet) -> some View {
        modifier(Layer(makeSheet: sheet))
    }
}

struct Root: View {
    var body: some View {
        Card { NoteView(text: "card") }
            .layered { note($0) }
    }

    private func note(_ text: String) -> some View {
        NoteView(text: text)
    }
}
