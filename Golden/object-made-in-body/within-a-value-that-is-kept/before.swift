// Catalogue 222: the value that a view gets was made elsewhere, by an action or once for all, and so was the object in
// it; a function that a value holds makes one when it is called.
import SwiftUI

final class Session: ObservableObject {
    @Published var user = ""

    static let shared = Session()
}

final class Detail: ObservableObject {
    @Published var note = ""
    let text: String

    init(text: String) {
        self.text = text
    }
}

struct Box {
    let detail: Detail

    static let first = Box(detail: Detail(text: Session.shared.user))
}

struct BoxView: View {
    let box: Box

    var body: some View { DetailView(detail: box.detail) }
}

struct DetailView: View {
    @ObservedObject var detail: Detail

    var body: some View {
        TextField(detail.text, text: $detail.note)
    }
}

struct Maker {
    let make: () -> Detail
}

struct MakerView: View {
    let maker: Maker

    var body: some View {
        Button("Make") { print(maker.make()) }
    }
}

struct RootView: View {
    @State private var box: Box?

    var body: some View {
        BoxView(box: .first)
        if let box { BoxView(box: box) }
        MakerView(maker: Maker(make: { Detail(text: Session.shared.user) }))
        Button("Box") { box = Box(detail: Detail(text: Session.shared.user)) }
    }
}

struct SettingsView: View {
    @ObservedObject var session: Session

    var body: some View {
        TextField("User", text: $session.user)
    }
}
