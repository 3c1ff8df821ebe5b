// Catalogue 213: a view that follows the object of a database is told of what it shows; another one shows what never changes.
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
    @ObservedObject var note: Note

    var body: some View {
        VStack {
            Text(session.label)
            Text(note.title)
        }
    }
}

struct NoteEditor: View {
    @ObservedObject var session: Session
    @ObservedObject var note: Note

    var body: some View {
        Button("\(session.runs)") {
            note.title = "new"
            session.runs += 1
        }
    }
}
