// Catalogue 222: the body observed all that making the object reads, so that each change made another one before as well; or it is read in an event.
import SwiftUI

final class Session: ObservableObject {
    @Published var user = ""
    @Published var visits = 0

    func makeDetail() -> Detail {
        Detail(user: user)
    }
}

final class Detail: ObservableObject {
    @Published var note = ""
    let user: String

    init(user: String) {
        self.user = user
    }

    convenience init(session: Session) {
        self.init(user: session.user)
    }
}

struct DetailView: View {
    @ObservedObject var detail: Detail

    var body: some View {
        TextField(detail.user, text: $detail.note)
    }
}

struct MadeView: View {
    @ObservedObject var session: Session

    var body: some View {
        DetailView(detail: session.makeDetail())
        DetailView(detail: Detail(user: session.user))
        DetailView(detail: Detail(session: session))
        Button("Ann \(session.visits)") { session.user = "Ann" }
    }
}

struct EventView: View {
    let session: Session

    var body: some View {
        DetailView(detail: Detail(user: "Bob"))
            .onAppear { if session.user.isEmpty { session.visits += 1 } }
        Button("Visit") { session.visits = session.user.count + session.visits }
    }
}
