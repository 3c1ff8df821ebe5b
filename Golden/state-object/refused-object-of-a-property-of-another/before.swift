// Catalogue 222: a page reads and sets what the property of its parent holds, which others show.
import SwiftUI

final class Entry: ObservableObject {
    @Published var number = 0
}

final class Page: ObservableObject {
    @Published var entry = Entry()
    @Published var isDone = false

    init(parent: Page?) {
        if let parent { isDone = parent.check() }
    }

    func check() -> Bool {
        entry.number += 1
        return entry.number > 3
    }
}

struct PageRow: View {
    @ObservedObject var page: Page

    var body: some View { Text("\(page.isDone)") }
}

struct EntryRow: View {
    @ObservedObject var entry: Entry

    var body: some View { Text("\(entry.number)") }
}

struct PagesView: View {
    let top: Page

    var body: some View {
        PageRow(page: Page(parent: top))
        EntryRow(entry: top.entry)
    }
}
