// Catalogue 222: an object that a body makes goes to a function of the view, and making it reads what the body did not
// observe. What an action makes, no body does.
import SwiftUI

final class Session: ObservableObject {
    @Published var user = ""
    @Published var draft = ""

    static let shared = Session()
}

final class Detail: ObservableObject {
    @Published var note = ""
    let text: String

    init(text: String) {
        self.text = text
    }

    func save() { note = text }
}

struct DetailView: View {
    @ObservedObject var detail: Detail

    var body: some View { TextField(detail.text, text: $detail.note) }
}

struct FirstView: View {
    var body: some View { row(for: Detail(text: Session.shared.user)) }

    private func row(for detail: Detail) -> some View { DetailView(detail: detail) }
}

struct SecondView: View {
    var body: some View {
        Button("Save") {
            save(Detail(text: Session.shared.draft))
        }
    }

    private func save(_ detail: Detail) { detail.save() }
}

struct SettingsView: View {
    @ObservedObject var session: Session

    var body: some View {
        TextField("User", text: $session.user)
        TextField("Draft", text: $session.draft)
    }
}
