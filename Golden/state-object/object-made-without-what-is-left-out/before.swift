// Catalogue 83: an argument that is left out is nil, so that nothing runs for it.
import SwiftUI

protocol Style {
    func format(_ text: String) -> String
    func unformat(_ text: String) -> String
}

final class Loud: Style {
    func format(_ text: String) -> String {
        UserDefaults.standard.set(text, forKey: "last")
        return text
    }

    func unformat(_ text: String) -> String { text }
}

final class Field: ObservableObject {
    @Published var text: String
    let shown: String

    init(text: String = "", style: Style? = nil, other: Style? = nil) {
        if let style {
            self.text = style.format(text)
        } else if let style = other {
            self.text = style.format(text)
        } else {
            self.text = text
        }
        shown = other?.format(text) ?? text
    }
}

struct FieldView: View {
    @StateObject private var field: Field

    init(text: String) { _field = StateObject(wrappedValue: Field(text: text)) }

    var body: some View { TextField(field.shown, text: $field.text) }
}

struct RootView: View {
    var body: some View { FieldView(text: "a") }
}
