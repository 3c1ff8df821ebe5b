// Catalogue 83: a view within another type, or within what serves as a name space, keeps its content as one at the top
// of a file does, and shows it again with the object that it had.
import SwiftUI

final class Draft: ObservableObject {
    @Published var title: String

    init(title: String) { self.title = title }

    func clear() { title = "" }
}

struct DraftView: View {
    @StateObject private var draft: Draft

    init(title: String) { _draft = StateObject(wrappedValue: Draft(title: title)) }

    var body: some View {
        Button(draft.title) { draft.clear() }
    }
}

struct Board: View {
    struct Card<Content: View>: View {
        let content: Content
        @State private var isOpen = false

        var body: some View {
            Toggle("Open", isOn: $isOpen)
            if isOpen { content }
        }
    }

    var body: some View {
        Card(content: DraftView(title: "Board"))
    }
}

final class Note: ObservableObject {
    @Published var text: String

    init(text: String) { self.text = text }

    func clear() { text = "" }
}

struct NoteView: View {
    @StateObject private var note: Note

    init(text: String) { _note = StateObject(wrappedValue: Note(text: text)) }

    var body: some View {
        Button(note.text) { note.clear() }
    }
}

enum Layout {
    struct Drawer<Content: View>: View {
        private let content: Content
        @State private var isOpen = false

        init(@ViewBuilder content: () -> Content) { self.content = content() }

        var body: some View {
            Toggle("Open", isOn: $isOpen)
            if isOpen { content }
        }
    }
}

struct NoteScreen: View {
    var body: some View {
        Layout.Drawer { NoteView(text: "New") }
    }
}

final class Memo: ObservableObject {
    @Published var text: String

    init(text: String) { self.text = text }

    func clear() { text = "" }
}

struct MemoView: View {
    @StateObject private var memo: Memo

    init(text: String) { _memo = StateObject(wrappedValue: Memo(text: text)) }

    var body: some View {
        Button(memo.text) { memo.clear() }
    }
}

extension Layout {
    struct Shelf<Content: View>: View {
        @ViewBuilder let content: Content
        @State private var isOpen = false

        var body: some View {
            Toggle("Open", isOn: $isOpen)
            if isOpen { content }
        }
    }
}

struct MemoScreen: View {
    var body: some View {
        Layout.Shelf { MemoView(text: "New") }
    }
}
