// Catalogue 83: a style of the project shows what it is given on a condition: the same value once more.
import SwiftUI

final class Note: ObservableObject {
    let id: Int
    @Published var text = ""

    init(id: Int) {
        self.id = id
    }
}

struct NoteView: View {
    @StateObject private var note: Note

    init(id: Int) {
        _note = StateObject(wrappedValue: Note(id: id))
    }

    var body: some View {
        TextField("\(note.id)", text: $note.text)
    }
}

struct FoldedStyle: GroupBoxStyle {
    func makeBody(configuration: Configuration) -> some View {
        Folded(configuration: configuration)
    }
}

struct Folded: View {
    @State private var isOpen = false
    let configuration: GroupBoxStyleConfiguration

    var body: some View {
        configuration.label.onTapGesture { isOpen.toggle() }
        if isOpen { configuration.content }
    }
}

struct RootView: View {
    var body: some View {
        GroupBox { NoteView(id: 1) }.groupBoxStyle(FoldedStyle())
    }
}
