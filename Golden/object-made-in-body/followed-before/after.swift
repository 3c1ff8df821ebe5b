// Catalogue 222: the body observed all that making the object reads, so that each change made another one before as well; or it is read in an event.
import SwiftUI

@Observable
final class Session {
    var user = ""
    var visits = 0

    // Called by the code of @Observable, so that equal values are announced too.
    private nonisolated func shouldNotifyObservers(_ lhs: String, _ rhs: String) -> Bool { true }
    private nonisolated func shouldNotifyObservers(_ lhs: Int, _ rhs: Int) -> Bool { true }

    func makeDetail() -> Detail {
        Detail(user: user)
    }
}

@Observable
final class Detail {
    var note = ""
    let user: String

    init(user: String) {
        self.user = user
    }

    convenience init(session: Session) {
        self.init(user: session.user)
    }
}

struct DetailView: View {
    @Bindable var detail: Detail

    var body: some View {
        TextField(detail.user, text: $detail.note)
    }
}

struct MadeView: View {
    var session: Session

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
