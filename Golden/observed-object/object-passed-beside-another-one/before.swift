// Catalogue 165: the memberwise initializer is on the main actor already, because it sets another object that is not
// Sendable.
import SwiftUI

final class Item: ObservableObject {
    @Published var count = 1
}

class Library {
    var names: [String] = []
}

struct DetailView: View {
    let library: Library
    @ObservedObject var item: Item

    var body: some View { Text("\(item.count)") }
}

final class Factory {
    let item = Item()
    let library = Library()

    nonisolated func detail() -> some View { DetailView(library: library, item: item) }
}

final class Note: ObservableObject {
    @Published var count = 1
}

struct NoteView: View {
    @ObservedObject var note: Note
    var library: Library?

    var body: some View { Text("\(note.count)") }
}

nonisolated func makeView(_ note: Note) -> some View { NoteView(note: note, library: nil) }
