// Catalogue 222, 39: the first values that branches of an initializer give run no observer.
import SwiftUI

@Observable
final class Field {
    var text: String {
        didSet { shown = text.uppercased() }
    }
    var shown: String
    var hint: String

    init(text: String, isLong: Bool) {
        shown = text
        if isLong {
            hint = "Long"
            self.text = text
        } else if text.isEmpty {
            self.text = "a"
            hint = "Empty"
        } else {
            hint = ""
            self.text = text
        }
    }
}

struct FieldView: View {
    @Bindable var field: Field

    var body: some View { TextField(field.hint, text: $field.text) }
}

struct RootView: View {
    var body: some View { FieldView(field: Field(text: "b", isLong: false)) }
}
