// Catalogue 103, 222: a getter gives back a local, the sheet's view takes another and is generic; what the object's
// initializer reads behind its first values makes the next object where it changes, and the tags are lost.
import SwiftUI

protocol TagEditing: ObservableObject {
    var tags: [String] { get set }
    var others: [String] { get }
}

@Observable
final class Entry {
    var isFavorite = false
    private let names: [String]

    init(names: [String]) {
        self.names = names
    }

    var editor: TagEditor? {
        guard !names.isEmpty else { return nil }
        let editor = TagEditor(names: names)
        print("shown")
        return editor
    }
}

final class TagEditor: TagEditing {
    @Published var tags: [String] = []
    @Published var others: [String] = []
    private let names: [String]

    init(names: [String]) {
        self.names = names
        tags = Array(names.prefix(1))
        others = names.filter { !tags.contains($0) }
    }
}

struct TagsView<Model: TagEditing>: View {
    @ObservedObject var model: Model

    var body: some View {
        Text(model.others.joined())
        Button(model.tags.joined()) { model.tags.append("new") }
    }
}

struct EntryMenu: View {
    var entry: Entry
    @State private var isShown = false

    var body: some View {
        Button(entry.isFavorite ? "Edit favorite" : "Edit") { isShown = true }
            .sheet(isPresented: $isShown) {
                if let model = entry.editor {
                    TagsView(model: model)
                }
            }
    }
}
