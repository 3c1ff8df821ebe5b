// Catalogue 222: a function makes the object that a body gives to a view, and reads what the body did not observe.
import SwiftUI

final class Session: ObservableObject {
    @Published var user = ""

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
}

struct DetailView: View {
    @Bindable var detail: Detail

    var body: some View {
        TextField(detail.user, text: $detail.note)
    }
}

struct RootView: View {
    let session: Session

    var body: some View {
        DetailView(detail: session.makeDetail())
        Button("Ann") { session.user = "Ann" }
    }
}
