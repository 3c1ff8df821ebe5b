// Catalogue 11, 17: some subclasses are @Observable already; the superclass and its other subclasses follow.
import SwiftUI

@Observable
class Page {
    var title = ""
    @ObservationIgnored lazy var slug = title.lowercased()
}

@Observable
final class IndexPage: Page {
    var entries: [String] = []
    @ObservationIgnored private var isSorted = false

    func sort() {
        guard !isSorted else { return }
        isSorted = true
        entries.sort()
    }
}

@Observable
class TextPage: Page {
    var text = ""
}

@Observable
final class Letter: TextPage {
    var address = ""
}

@Observable
final class Note: Page {
    var color = ""
}

struct IndexView: View {
    @State private var page = IndexPage()

    var body: some View {
        List(page.entries, id: \.self) { Text($0) }
            .navigationTitle(page.title)
            .onTapGesture { page.sort() }
    }
}

struct LetterView: View {
    var letter: Letter

    var body: some View {
        Text(letter.title + letter.text + letter.address)
    }
}

struct TextView: View {
    @Bindable var page: TextPage

    var body: some View {
        TextField("", text: $page.text)
    }
}

struct NoteView: View {
    var note: Note

    var body: some View {
        Text(note.title + note.color)
    }
}
