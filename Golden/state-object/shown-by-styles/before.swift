// Catalogue 83: the project's styles show what they are given as long as the view is shown; another one is for other views.
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
