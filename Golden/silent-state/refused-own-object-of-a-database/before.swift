// Catalogue 213: a view that holds an object of a database without following it shows what others set of it.
import CoreData
import SwiftUI

final class Session: ObservableObject {
    @Published var runs = 0
    @Published var label = ""
}

final class Note: NSManagedObject {
    @NSManaged var title: String
}

struct NoteRow: View {
    @ObservedObject var session: Session
    let note: Note

    var body: some View {
        VStack {
            Text(session.label)
            Text(note.title)
        }
    }
}

struct NoteEditor: View {
    @ObservedObject var session: Session
    let note: Note

    var body: some View {
        Button("\(session.runs)") {
            note.title = "new"
            session.runs += 1
        }
    }
}
