// Catalogue 213: what a function shows of a managed object that it is given, and what a member of the object reads, a
// state and a constant tell of nothing; each change of the model refreshed it, also one to an equal value.
import CoreData
import SwiftUI

final class Draft: NSManagedObject {
    @NSManaged var title: String

    var heading: String { title + "!" }

    func text() -> String { "> " + self.heading }
}

func summary(of draft: Draft) -> String { draft.title }

final class Outbox: ObservableObject {
    @Published var error: String?

    func send(_ draft: Draft) {
        error = nil
        draft.title = "sent"
    }
}

struct DraftView: View {
    @State var draft: Draft
    @ObservedObject var outbox: Outbox

    var body: some View {
        VStack {
            Text(outbox.error ?? "None")
            row(draft)
            Button("Send") { outbox.send(draft) }
        }
    }

    private func row(_ draft: Draft) -> some View { Text(draft.title) }
}

final class Drafts: ObservableObject {
    @Published var count: Int?
    var all: [Draft] = []

    func send() {
        count = nil
        all.first?.title = "sent"
    }
}

struct DraftsView: View {
    @ObservedObject var drafts: Drafts

    var body: some View {
        VStack {
            Text("\(drafts.count ?? 0)")
            ForEach(drafts.all, id: \.self) { draft in Text(summary(of: draft)) }
            Button("Send") { drafts.send() }
        }
    }
}

final class Folder: ObservableObject {
    @Published var filter: Bool?

    func send(_ draft: Draft) {
        filter = nil
        draft.title = "sent"
    }
}

struct FolderView: View {
    let draft: Draft
    @ObservedObject var folder: Folder

    var body: some View {
        VStack {
            Text(folder.filter == true ? "Some" : "All")
            Text(draft.text())
            Button("Send") { folder.send(draft) }
        }
    }
}
