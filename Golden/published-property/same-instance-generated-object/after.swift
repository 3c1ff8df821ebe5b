// Catalogue 41, 170: the class of the objects is generated from a Core Data model and has no source
import CoreData
import SwiftUI

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
