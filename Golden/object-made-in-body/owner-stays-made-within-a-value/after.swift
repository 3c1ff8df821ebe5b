// Catalogue 222: the object that a body makes is within a value, a plain object, a list or an enum case that a view
// gets, and making it reads what the body did not observe.
import SwiftUI

final class Session: ObservableObject {
    @Published var user = ""
    @Published var theme = ""
    @Published var sort = ""
    @Published var size = ""
    @Published var title = ""

    static let shared = Session()
}

@Observable
final class Detail {
    var note = ""
    let text: String

    init(text: String) {
        self.text = text
    }
}

struct Box {
    let detail: Detail
}

struct BoxView: View {
    let box: Box

    var body: some View { DetailView(detail: box.detail) }
}

struct DetailView: View {
    @Bindable var detail: Detail

    var body: some View {
        TextField(detail.text, text: $detail.note)
    }
}

struct FirstView: View {
    var body: some View {
        BoxView(box: Box(detail: Detail(text: Session.shared.user)))
    }
}

/// A plain object, from a function.
final class Holder {
    let detail: Detail

    init(detail: Detail) {
        self.detail = detail
    }

    static func make() -> Holder { Holder(detail: Detail(text: Session.shared.theme)) }
}

struct HolderView: View {
    let holder: Holder

    var body: some View { DetailView(detail: holder.detail) }
}

struct SecondView: View {
    var body: some View { HolderView(holder: .make()) }
}

/// What comes with a case of an enum.
enum Choice {
    case detail(Detail)
    case nothing
}

struct ChoiceView: View {
    let choice: Choice

    var body: some View {
        if case .detail(let detail) = choice { DetailView(detail: detail) }
    }
}

struct ThirdView: View {
    var body: some View { ChoiceView(choice: .detail(Detail(text: Session.shared.sort))) }
}

/// A value whose initializer calls another one.
struct Named {
    let detail: Detail

    init(size: String) {
        self.init(detail: Detail(text: size + Session.shared.size))
    }

    init(detail: Detail) {
        self.detail = detail
    }
}

struct NamedView: View {
    let entries: [String: Named]

    var body: some View {
        if let named = entries["a"] { DetailView(detail: named.detail) }
    }
}

struct FourthView: View {
    var body: some View { NamedView(entries: ["a": Named(size: "")]) }
}

/// A local that holds it.
struct FifthView: View {
    var body: some View {
        let box = Box(detail: Detail(text: Session.shared.title))
        DetailView(detail: box.detail)
    }
}

struct SettingsView: View {
    @ObservedObject var session: Session

    var body: some View {
        TextField("User", text: $session.user)
        TextField("Theme", text: $session.theme)
        TextField("Sort", text: $session.sort)
        TextField("Size", text: $session.size)
        TextField("Title", text: $session.title)
    }
}
