// Catalogue 83, 82: a closure that is kept makes another view with each call, so that no view value is shown again.
import SwiftUI

@Observable
final class Page {
    var number: Int

    init(number: Int) {
        self.number = number
    }
}

@Observable
final class Draft {
    var text = ""
}

@Observable
final class Note {
    var text = ""
}

struct PageView: View {
    @State private var page: Page

    init(number: Int) {
        _page = State(initialValue: Page(number: number))
    }

    var body: some View {
        Stepper("\(page.number)", value: $page.number)
    }
}

struct DraftView: View {
    @State var draft: Draft

    var body: some View {
        TextField("Draft", text: $draft.text)
    }
}

struct NoteView: View {
    @State var note: Note

    var body: some View {
        TextField("Note", text: $note.text)
    }
}

struct Layer<Sheet: View>: ViewModifier {
    @State private var isShown = true
    let depth: Int
    let makeSheet: (Int) -> Sheet

    func body(content: Content) -> some View {
        content.sheet(isPresented: $isShown) {
            makeSheet(depth).modifier(Layer(depth: depth + 1, makeSheet: makeSheet))
        }
    }
}

extension View {
    func layered<Sheet: View>(@ViewBuilder sheet: @escaping (Int) -> Sheet) -> some View {
        modifier(Layer(depth: 0, makeSheet: sheet))
    }
}

struct Card<Content: View>: View {
    @State private var isOpen = false
    private let content: () -> Content

    init(@ViewBuilder content: @escaping () -> Content) {
        self.content = content
    }

    var body: some View {
        Toggle("Open", isOn: $isOpen)
        if isOpen { content() }
    }
}

struct Row: View {
    var makeIcon: (() -> NoteView)?

    var body: some View {
        if let makeIcon { makeIcon() }
    }
}

func framed<Content: View>(@ViewBuilder content: () -> Content) -> some View {
    HStack { content() }
}

struct RootView: View {
    var body: some View {
        VStack {
            Card { DraftView(draft: Draft()) }
            Row(makeIcon: note)
        }
        .layered { page($0) }
    }

    private func page(_ number: Int) -> some View {
        Group { PageView(number: number) }
    }

    private func note() -> NoteView {
        NoteView(note: Note())
    }
}
