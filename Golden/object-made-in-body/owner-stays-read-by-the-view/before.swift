// Catalogue 222: the body that makes an object reads what it did not observe, beside it or for it, and would make another one with each change.
import SwiftUI

final class Theme: ObservableObject {
    static let shared = Theme()

    @Published var isDark = false
}

final class Note: ObservableObject {
    @Published var text = ""
    let isDark: Bool

    init(isDark: Bool = false) {
        self.isDark = isDark
    }
}

struct NoteView: View {
    @ObservedObject var note: Note

    var body: some View {
        TextField(note.isDark ? "Dark" : "Light", text: $note.text)
    }
}

struct GivingView: View {
    var body: some View {
        NoteView(note: Note(isDark: Theme.shared.isDark))
        Button("Dark") { Theme.shared.isDark.toggle() }
    }
}

struct ReadingView: View {
    private var title: String { Theme.shared.isDark ? "Dark" : "Light" }

    var body: some View {
        VStack {
            Text(title)
            NoteView(note: Note())
        }
    }
}
