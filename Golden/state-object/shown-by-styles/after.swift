// Catalogue 83: the project's styles show what they are given as long as the view is shown; another one is for other views.
import SwiftUI

@Observable
final class Note {
    let id: Int
    var text = ""

    init(id: Int) {
        self.id = id
    }
}

struct NoteView: View {
    @State private var note: Note

    init(id: Int) {
        _note = State(initialValue: Note(id: id))
    }

    var body: some View {
        TextField("\(note.id)", text: $note.text)
    }
}

struct CardStyle: GroupBoxStyle {
    func makeBody(configuration: Configuration) -> some View {
        VStack {
            configuration.label.padding()
            configuration.content
        }
        .padding()
    }
}

struct HiddenStyle: ButtonStyle {
    func makeBody(configuration: Configuration) -> some View {
        if configuration.isPressed {
            Text("…")
        } else {
            configuration.label
        }
    }
}

struct RootView: View {
    var body: some View {
        GroupBox { NoteView(id: 1) }.groupBoxStyle(CardStyle())
        Button("Open") {}.buttonStyle(HiddenStyle())
    }
}
