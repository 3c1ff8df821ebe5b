// Catalogue 150: the key path that is observed is one of the managed object, which has a property of that name itself.
import Combine
import CoreData
import SwiftUI

protocol Tagged: AnyObject, Observable {
    var tags: [String] { get set }
}

@Observable
final class NewTags: Tagged {
    var tags: [String] = []
}

struct TagsView<Model: Tagged>: View {
    var model: Model

    var body: some View {
        Text(model.tags.joined())
        Button("Clear") { model.tags = [] }
    }
}

final class SavedNote: NSManagedObject {
    @NSManaged var tags: NSSet?
}

final class NoteWatcher {
    private var cancellables: Set<AnyCancellable> = []

    init(note: SavedNote) {
        note.publisher(for: \.tags).sink { print($0 ?? []) }.store(in: &cancellables)
    }
}
