// Catalogue 47, 175: a delegate of Core Data announces the changes of what it fetched.
import CoreData
import SwiftUI

@Observable
final class NoteStore: NSObject, NSFetchedResultsControllerDelegate {
    private(set) var titles: [String] = []

    func controllerWillChangeContent(_ controller: NSFetchedResultsController<NSFetchRequestResult>) {
    }
}

struct NoteListView: View {
    @State private var store = NoteStore()

    var body: some View {
        List(store.titles, id: \.self) { Text($0) }
    }
}
