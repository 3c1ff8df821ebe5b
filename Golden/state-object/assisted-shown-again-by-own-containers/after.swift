// Catalogue 83: a container that is kept itself, or decides by what changes, may show the same value again.
import SwiftUI

@Observable
final class Entry {
    var text = ""
    let stage: Int

    init(stage: Int) { self.stage = stage }
}

struct EntryScreen: View {
    @State private var entry: Entry

    init(stage: Int) { _entry = State(initialValue: Entry(stage: stage)) }

    var body: some View { TextField("Entry", text: $entry.text) }
}

struct Stack<Content: View>: View {
    private let content: Content

    init(@ViewBuilder content: () -> Content) { self.content = content() }

    var body: some View { NavigationStack { content } }
}

struct LinkScreen: View {
    var body: some View {
        NavigationLink(destination: Stack { EntryScreen(stage: 1) }) { Text("Open") }
    }
}

@Observable
final class Note {
    var text = ""
    let stage: Int

    init(stage: Int) { self.stage = stage }
}

struct NoteScreen: View {
    @State private var note: Note

    init(stage: Int) { _note = State(initialValue: Note(stage: stage)) }

    var body: some View { TextField("Note", text: $note.text) }
}

struct Folding<Content: View>: View {
    @State private var isWide = false
    private let content: Content

    init(@ViewBuilder content: () -> Content) { self.content = content() }

    var body: some View {
        Toggle("Wide", isOn: $isWide)
        if isWide {
            content.padding()
        } else {
            content
        }
    }
}

struct FoldingScreen: View {
    var body: some View { Folding { NoteScreen(stage: 1) } }
}

@Observable
final class Memo {
    var text = ""
    let stage: Int

    init(stage: Int) { self.stage = stage }
}

struct MemoScreen: View {
    @State private var memo: Memo

    init(stage: Int) { _memo = State(initialValue: Memo(stage: stage)) }

    var body: some View { TextField("Memo", text: $memo.text) }
}

struct Pair<Content: View>: View {
    private let first: Content
    private let second: Content

    init(@ViewBuilder content: () -> Content) {
        let value = content()
        first = value
        second = value
    }

    var body: some View {
        first
        second
    }
}

struct PairScreen: View {
    var body: some View { Pair { MemoScreen(stage: 1) } }
}

@Observable
final class Draft {
    var text = ""
    let stage: Int

    init(stage: Int) { self.stage = stage }
}

struct DraftScreen: View {
    @State private var draft: Draft

    init(stage: Int) { _draft = State(initialValue: Draft(stage: stage)) }

    var body: some View { TextField("Draft", text: $draft.text) }
}

struct Keeping<Content: View>: View {
    private let isWide: Bool
    @State private var content: Content

    init(isWide: Bool, @ViewBuilder content: () -> Content) {
        self.isWide = isWide
        self.content = content()
    }

    var body: some View {
        if isWide {
            content.padding()
        } else {
            content
        }
    }
}

struct KeepingScreen: View {
    @State private var isWide = false

    var body: some View {
        Toggle("Wide", isOn: $isWide)
        Keeping(isWide: isWide) { DraftScreen(stage: 1) }
    }
}
