// Catalogue 103, 222: an initializer adds to the object that it has just made, which nobody follows yet; others are set later.
import SwiftUI

final class Field: ObservableObject {
    @Published var text = ""
    var rules: [String]

    init(rules: [String]) { self.rules = rules }
}

final class Form: ObservableObject {
    @Published var name: Field
    @Published var other: Field

    init(isLong: Bool) {
        name = Field(rules: ["a"])
        if isLong {
            self.other = Field(rules: ["b"])
            other.rules.append("c")
        } else {
            other = Field(rules: [])
        }
    }
}

struct FieldView: View {
    @ObservedObject var field: Field

    var body: some View { TextField("\(field.rules.count)", text: $field.text) }
}

struct FormView: View {
    @StateObject private var form: Form

    init(isLong: Bool) { _form = StateObject(wrappedValue: Form(isLong: isLong)) }

    var body: some View {
        FieldView(field: form.name)
        FieldView(field: form.other)
        Button("Clear") { form.name.rules = [] }
    }
}

struct RootView: View {
    var body: some View { FormView(isLong: true) }
}
