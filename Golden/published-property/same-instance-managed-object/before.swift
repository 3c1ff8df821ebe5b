// Catalogue 41, 170: objects of Core Data, declared here or generated from a model, that are fetched again after a change
import CoreData
import SwiftUI

final class Note: NSManagedObject {
    var title = ""
}

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
