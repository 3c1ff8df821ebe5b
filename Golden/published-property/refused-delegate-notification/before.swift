// Catalogue 47, 175: a delegate of Core Data announces changes, with which a view shows what is stored elsewhere.
import CoreData
import SwiftUI

final class NoteStore: NSObject, ObservableObject, NSFetchedResultsControllerDelegate {
    private(set) var titles: [String] = []

    func controllerWillChangeContent(_ controller: NSFetchedResultsController<NSFetchRequestResult>) {
        objectWillChange.send()
    }
}

struct NoteListView: View {
    @ObservedObject var store: NoteStore

    var body: some View {
        List(store.titles, id: \.self) { Text($0) }
        Text("\(UserDefaults.standard.integer(forKey: "unread"))")
        Button("Read") { UserDefaults.standard.set(0, forKey: "unread") }
    }
}

struct UnreadView: View {
    @ObservedObject var store: NoteStore

    var body: some View {
        Text("\(UserDefaults.standard.integer(forKey: "unread"))")
    }
}
