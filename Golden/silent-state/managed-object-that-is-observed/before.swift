// Catalogue 213: the managed object updates the views that observe it by itself.
import CoreData
import SwiftUI

final class Draft: NSManagedObject {
    @NSManaged var state: String
    @NSManaged var title: String
}

final class Outbox: ObservableObject {
    private let draft: Draft
    @Published var error: String?
    @Published var isBusy = false

    init(draft: Draft) {
        self.draft = draft
    }

    func send() {
        error = nil
        draft.state = "sent"
    }

    func start() {
        isBusy = true
    }
}

struct DraftView: View {
    @ObservedObject var draft: Draft
    @ObservedObject var outbox: Outbox

    var body: some View {
        VStack {
            Text(outbox.isBusy ? "Stop" : draft.state)
            Button("Send") { outbox.send() }
            Button("Start") { outbox.start() }
        }
    }
}

struct ErrorView: View {
    @ObservedObject var draft: Draft
    @ObservedObject var outbox: Outbox

    var body: some View {
        Text(outbox.error ?? draft.title)
    }
}
