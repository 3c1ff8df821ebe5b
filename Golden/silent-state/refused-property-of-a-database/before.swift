// Catalogue 45: a record of a database tells who follows it, and the view follows what holds it only.
import CoreData
import SwiftUI

final class Note: NSManagedObject {
    @NSManaged var title: String
}

final class Desk: ObservableObject {
    @Published var name = ""
    @Published var selection = 0
    let note: Note

    init(note: Note) { self.note = note }

    func select() {
        note.title = "x"
        selection += 1
    }
}

struct DeskView: View {
    @ObservedObject var desk: Desk

    var body: some View { Text(desk.name + desk.note.title) }
}
