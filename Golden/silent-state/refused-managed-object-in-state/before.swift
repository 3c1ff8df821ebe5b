// Catalogue 213: a state and a binding do not follow the managed object in them; what a view shows of it was refreshed by
// each change of the model.
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
    @State var draft: Draft
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
    @Binding var draft: Draft
    @ObservedObject var outbox: Outbox

    var body: some View {
        Text(outbox.error ?? draft.title)
    }
}
