// Catalogue 83: nothing changes what the objects hold, so that the one which a link keeps is as another would be.
import Combine
import SwiftUI

enum Titles {
    static let note = "Note"
}

@Observable
final class Scroller {
    var trigger = PassthroughSubject<Bool, Never>()

    func scroll() { trigger.send(true) }
}

@Observable
final class Note: NSObject {
    var isDone = false
    var title = Titles.note
    let id: Int

    init(id: Int) {
        self.id = id
        super.init()
    }

    func tell() { print(title, id) }
}

struct NoteView: View {
    @State private var scroller = Scroller()
    @State private var note: Note

    init(id: Int) { _note = State(initialValue: Note(id: id)) }

    var body: some View {
        Button(note.isDone ? "Done" : note.title) {
            note.tell()
            scroller.scroll()
        }
        .onReceive(scroller.trigger) { _ in }
    }
}

struct RootView: View {
    var body: some View {
        NavigationLink("Note", destination: NoteView(id: 1))
    }
}
