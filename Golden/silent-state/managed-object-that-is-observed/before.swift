// Catalogue 213: the managed object updates the views that observe it by itself.
import CoreData
import SwiftUI

final class Draft: NSManagedObject {
    @NSManaged var isSent: Bool
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
        draft.isSent = true
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
            Text(outbox.isBusy || draft.isSent ? "Stop" : "Send")
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
