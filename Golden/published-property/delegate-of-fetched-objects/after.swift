// Catalogue 47, 175: a delegate of Core Data announces the changes of what it fetched, which the object does not hold.
import CoreData
import SwiftUI

@Observable
final class NoteStore: NSObject, NSFetchedResultsControllerDelegate {
    private let controller: NSFetchedResultsController<NSManagedObject>

    var titles: [String] {
        access(keyPath: \.titles)
        return (controller.fetchedObjects ?? []).map { "\($0.value(forKey: "title") ?? "")" }
    }

    init(controller: NSFetchedResultsController<NSManagedObject>) {
        self.controller = controller
        super.init()
        controller.delegate = self
    }

    func controllerWillChangeContent(_ controller: NSFetchedResultsController<NSFetchRequestResult>) {
        withMutation(keyPath: \.titles) {}
    }
}

struct NoteListView: View {
    var store: NoteStore

    var body: some View {
        List(store.titles, id: \.self) { Text($0) }
    }
}
