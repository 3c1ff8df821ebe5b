// Catalogue 83: nothing changes what the objects hold, so that the one which a link keeps is as another would be.
import Combine
import SwiftUI

enum Titles {
    static let note = "Note"
}

final class Scroller: ObservableObject {
    var trigger = PassthroughSubject<Bool, Never>()

    func scroll() { trigger.send(true) }
}

final class Note: NSObject, ObservableObject {
    @Published var isDone = false
    var title = Titles.note
    let id: Int

    init(id: Int) {
        self.id = id
        super.init()
    }

    func tell() { print(title, id) }
}

struct NoteView: View {
    @StateObject private var scroller = Scroller()
    @StateObject private var note: Note

    init(id: Int) { _note = StateObject(wrappedValue: Note(id: id)) }

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
