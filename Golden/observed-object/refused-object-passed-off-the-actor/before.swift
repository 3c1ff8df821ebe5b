// Catalogue 165: the memberwise initializer is on the main actor once the object is plain; Swift 6 then does not let code off
// the actor pass an object that it keeps.
import SwiftUI

final class Item: ObservableObject {
    @Published var count = 1
}

struct DetailView: View {
    @ObservedObject var item: Item

    var body: some View { Text("\(item.count)") }
}

final class Factory {
    let item = Item()

    nonisolated func detail() -> some View { DetailView(item: item) }
}

final class Note: ObservableObject {
    @Published var count = 1
}

struct NoteView: View {
    @ObservedObject var note: Note

    var body: some View { Text("\(note.count)") }
}

nonisolated func makeView(_ note: Note) -> some View { NoteView(note: note) }
