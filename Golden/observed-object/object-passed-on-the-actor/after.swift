// Catalogue 165: who passes the object is on the main actor, or makes it there; an object on the actor may go anywhere.
import SwiftUI

@Observable
final class Item {
    var count = 1
}

struct DetailView: View {
    var item: Item

    var body: some View { Text("\(item.count)") }
}

@MainActor
final class Factory {
    let item = Item()

    func detail() -> some View { DetailView(item: item) }
}

final class Maker {
    @MainActor func detail(_ item: Item) -> some View { DetailView(item: item) }

    func fresh() -> some View { DetailView(item: Item()) }
}

@MainActor
@Observable
final class Note {
    var count = 1
}

struct NoteView: View {
    var note: Note

    var body: some View { Text("\(note.count)") }
}

nonisolated func makeView(_ note: Note) -> some View { NoteView(note: note) }
