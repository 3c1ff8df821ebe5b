// Catalogue 103, 222: a getter gives back a local, and making it only sets first values; another getter gives back an
// object that is there already.
import SwiftUI

final class Entry: ObservableObject {
    @Published var isFavorite = false
    private let names: [String]
    private let held = Counter()

    init(names: [String]) {
        self.names = names
    }

    var editor: TagEditor? {
        guard !names.isEmpty else { return nil }
        let editor = TagEditor(names: names)
        return editor
    }

    var counter: Counter? {
        let counter = held
        return counter
    }
}

final class TagEditor: ObservableObject {
    @Published var tags: [String]

    init(names: [String]) {
        tags = names
    }
}

final class Counter: ObservableObject {
    @Published var count = 0

    init() {
        count += 1
    }
}

struct TagsView: View {
    @ObservedObject var editor: TagEditor

    var body: some View {
        Button(editor.tags.joined()) { editor.tags.append("new") }
    }
}

struct CountView: View {
    @ObservedObject var counter: Counter

    var body: some View {
        Button("\(counter.count)") { counter.count += 1 }
    }
}

struct EntryMenu: View {
    @ObservedObject var entry: Entry
    @State private var isShown = false

    var body: some View {
        Button(entry.isFavorite ? "Edit favorite" : "Edit") { isShown = true }
            .sheet(isPresented: $isShown) {
                if let editor = entry.editor {
                    TagsView(editor: editor)
                }
                if let counter = entry.counter {
                    CountView(counter: counter)
                }
            }
    }
}
