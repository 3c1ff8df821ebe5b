// Catalogue 41, 170: objects of Core Data, declared here or generated from a model, that are fetched again after a change
import CoreData
import SwiftUI

final class Note: NSManagedObject {
    var title = ""
}

@Observable
final class Notes {
    var notes: [Note] = []

    // Called by the code of @Observable, so that equal values are announced too.
    private nonisolated func shouldNotifyObservers(_ lhs: [Note], _ rhs: [Note]) -> Bool { true }

    func reload(_ context: NSManagedObjectContext) {
        notes = (try? context.fetch(NSFetchRequest<Note>(entityName: "Note"))) ?? []
    }
}

struct NotesView: View {
    var notes: Notes

    var body: some View {
        Text("\(notes.notes.count)")
    }
}
