// Catalogue 165: the memberwise initializer is on the main actor already, because it sets another object that is not
// Sendable.
import SwiftUI

@Observable
final class Item {
    var count = 1
}

class Library {
    var names: [String] = []
}

struct DetailView: View {
    let library: Library
    var item: Item

    var body: some View { Text("\(item.count)") }
}

final class Factory {
    let item = Item()
    let library = Library()

    nonisolated func detail() -> some View { DetailView(library: library, item: item) }
}

@Observable
final class Note {
    var count = 1
}

struct NoteView: View {
    var note: Note
    var library: Library?

    var body: some View { Text("\(note.count)") }
}

nonisolated func makeView(_ note: Note) -> some View { NoteView(note: note, library: nil) }
