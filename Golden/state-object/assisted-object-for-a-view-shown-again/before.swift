// Catalogue 83, 82: what keeps a view shows it again: State(initialValue:) has one object for all of that, StateObject had one for each.
import SwiftUI

final class Page: ObservableObject {
    @Published var number: Int

    init(number: Int) {
        self.number = number
    }
}

final class Note: ObservableObject {
    @Published var text: String

    init(text: String) {
        self.text = text
    }
}

final class Draft: ObservableObject {
    @Published var text = ""
}

struct PageView: View {
    @StateObject private var page: Page

    init(number: Int) {
        _page = StateObject(wrappedValue: Page(number: number))
    }

    var body: some View {
        Stepper("\(page.number)", value: $page.number)
    }
}

struct NoteView: View {
    @StateObject private var note: Note

    init(text: String) {
        _note = StateObject(wrappedValue: Note(text: text))
    }

    var body: some View {
        TextField("Note", text: $note.text)
    }
}

struct DraftView: View {
    @StateObject var draft: Draft

    var body: some View {
        TextField("Draft", text: $draft.text)
    }
}

struct Card<Content: View>: View {
    @State private var isOpen = false
    let content: Content

    init(@ViewBuilder content: () -> Content) {
        self.content = content()
    }

    var body: some View {
        Toggle("Open", isOn: $isOpen)
        if isOpen { content }
    }
}

struct RootView: View {
    var body: some View {
        NavigationStack {
            NavigationLink("Page", destination: PageView(number: 1))
            Card { NoteView(text: "A") }
            Card { draft }
        }
    }

    private var draft: some View {
        DraftView(draft: Draft())
    }
}
