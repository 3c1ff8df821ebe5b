// Catalogue 101, 111, 112: a binding anywhere in the view makes it @Bindable var.
import SwiftUI

struct Line: Identifiable {
    let id = UUID()
    var text = ""
}

final class Poem: ObservableObject {
    @Published var title = ""
    @Published var lines: [Line] = []
}

struct PoemEditor: View {
    @ObservedObject var poem: Poem

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
    @ObservedObject
    var poem: Poem
    @ObservedObject var original: Poem

    var body: some View {
        field
    }

    private var field: some View {
        TextField(original.title, text: self.$poem.title)
    }
}
