// Catalogue 45: the view follows the record itself, or what fetches it.
import CoreData
import SwiftUI

final class Note: NSManagedObject {
    @NSManaged var title: String

    var heading: String { title + "." }
}

@Observable
final class Desk {
    var name = ""
    var selection = 0

    func select(_ note: Note) {
        note.title = "x"
        selection += 1
    }
}

struct DeskView: View {
    var desk: Desk
    @ObservedObject var note: Note
    @FetchRequest(sortDescriptors: []) private var notes: FetchedResults<Note>

    var body: some View {
        Text(desk.name + note.title + self.note.title + note.heading)
        ForEach(notes) { Text($0.title) }
        ForEach(notes) { row($0) }
    }

    private func row(_ note: Note) -> some View { Text(note.title) }
}
