// Catalogue 213: a wrapper that observes the managed object, and a fetch request, tell of changes that a function shows
// which is given the object, and of those that a member of the object reads.
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
    @ObservedObject var draft: Draft
    @ObservedObject var outbox: Outbox

    var body: some View {
        VStack {
            Text(outbox.error ?? "None")
            row(draft)
            Text(draft.text())
            Button("Send") { outbox.send(draft) }
        }
    }

    private func row(_ draft: Draft) -> some View { Text(draft.title) }
}

struct DraftsView: View {
    @FetchRequest(sortDescriptors: []) private var drafts: FetchedResults<Draft>
    @ObservedObject var outbox: Outbox

    var body: some View {
        VStack {
            Text(outbox.error ?? "None")
            ForEach(drafts) { draft in
                Text(summary(of: draft))
                Text(draft.text())
                Button("Send") { outbox.send(draft) }
            }
        }
    }
}
