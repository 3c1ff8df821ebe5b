// Catalogue 101, 111, 112: a binding anywhere in the view makes it @Bindable var.
import SwiftUI

struct Line: Identifiable {
    let id = UUID()
    var text = ""
}

@Observable
final class Poem {
    var title = ""
    var lines: [Line] = []
}

struct PoemEditor: View {
    @Bindable var poem: Poem

    init(poem: Poem) {
        self.poem = poem
    }

    var body: some View {
        TextField("Title", text: $poem.title)
        ForEach($poem.lines) { $line in
            TextField("Line", text: $line.text)
        }
    }
}

struct TitleEditor: View {
    @Bindable
    var poem: Poem
    var original: Poem

    var body: some View {
        field
    }

    private var field: some View {
        TextField(original.title, text: self.$poem.title)
    }
}
