// Catalogue 103: the editor's init reads what is typed into it, so that each letter makes the list again, and with it
// an item without that letter.
import SwiftUI

struct Word {
    var text: String

    func editable() -> EditedWord {
        EditedWord(text: text)
    }
}

final class EditedWord: ObservableObject {
    @Published var text: String

    init(text: String) {
        self.text = text
    }
}

final class Draft: ObservableObject {
    @Published var title = ""
}

struct WordsView: View {
    let words: [Word]

    var body: some View {
        List(words, id: \.text) { word in
            NavigationLink {
                WordEditor(word.editable())
            } label: {
                Text(word.text)
            }
        }
    }
}

struct WordEditor: View {
    @ObservedObject private var word: EditedWord
    private let original: String

    init(_ word: EditedWord) {
        self.word = word
        original = word.text
    }

    var body: some View {
        TextField(original, text: $word.text)
    }
}

struct DraftsView: View {
    var body: some View {
        DraftEditor(draft: Draft())
    }
}

struct DraftEditor: View {
    @ObservedObject var draft: Draft
    @State private var start: String

    init(draft: Draft) {
        self.draft = draft
        _start = State(initialValue: draft.title)
    }

    var body: some View {
        TextField(start, text: $draft.title)
    }
}
