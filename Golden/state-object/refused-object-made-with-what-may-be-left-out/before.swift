// Catalogue 83: an argument is given, or has another default than nil, so that its function runs with each value.
import SwiftUI

protocol Style {
    func format(_ text: String) -> String
}

final class Loud: Style {
    func format(_ text: String) -> String {
        UserDefaults.standard.set(text, forKey: "last")
        return text
    }
}

final class Given: ObservableObject {
    @Published var text: String

    init(text: String = "", style: Style? = nil) {
        if let style { self.text = style.format(text) } else { self.text = text }
    }
}

final class Usual: ObservableObject {
    @Published var text: String

    init(text: String = "", style: Style? = Loud()) {
        if let style { self.text = style.format(text) } else { self.text = text }
    }
}

final class Hidden: ObservableObject {
    @Published var text: String
    private let usual: Style? = Loud()

    init(text: String = "", style: Style? = nil) {
        self.text = ""
        let other = text
        do {
            let style = usual
            if let style { self.text = style.format(other) }
        }
    }
}

final class Asked: ObservableObject {
    @Published var text: String

    init(text: String = "", style: Style? = nil) {
        if Loud().format(text).isEmpty, let style { self.text = style.format(text) } else { self.text = text }
    }
}

struct FieldsView: View {
    @StateObject private var given: Given
    @StateObject private var usual: Usual
    @StateObject private var hidden: Hidden
    @StateObject private var asked: Asked

    init(text: String) {
        _given = StateObject(wrappedValue: Given(text: text, style: Loud()))
        _usual = StateObject(wrappedValue: Usual(text: text))
        _hidden = StateObject(wrappedValue: Hidden(text: text))
        _asked = StateObject(wrappedValue: Asked(text: text))
    }

    var body: some View {
        TextField("Given", text: $given.text)
        TextField("Usual", text: $usual.text)
        TextField("Hidden", text: $hidden.text)
        TextField("Asked", text: $asked.text)
    }
}

struct RootView: View {
    var body: some View { FieldsView(text: "a") }
}
