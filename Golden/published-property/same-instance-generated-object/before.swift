// Catalogue 41, 170: the class of the objects is generated from a Core Data model and has no source
import CoreData
import SwiftUI

final class Notes: ObservableObject {
    @Published var notes: [Note] = []

    func reload(_ context: NSManagedObjectContext) {
        notes = (try? context.fetch(NSFetchRequest<Note>(entityName: "Note"))) ?? []
    }
}

struct NotesView: View {
    @ObservedObject var notes: Notes

    var body: some View {
        Text("\(notes.notes.count)")
    }
}
