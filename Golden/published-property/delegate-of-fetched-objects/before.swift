// Catalogue 47, 175: a delegate of Core Data announces the changes of what it fetched, which the object does not hold.
import CoreData
import SwiftUI

final class NoteStore: NSObject, ObservableObject, NSFetchedResultsControllerDelegate {
    private let controller: NSFetchedResultsController<NSManagedObject>

    var titles: [String] {
        (controller.fetchedObjects ?? []).map { "\($0.value(forKey: "title") ?? "")" }
    }

    init(controller: NSFetchedResultsController<NSManagedObject>) {
        self.controller = controller
        super.init()
        controller.delegate = self
    }

    func controllerWillChangeContent(_ controller: NSFetchedResultsController<NSFetchRequestResult>) {
        objectWillChange.send()
    }
}

struct NoteListView: View {
    @ObservedObject var store: NoteStore

    var body: some View {
        List(store.titles, id: \.self) { Text($0) }
    }
}
