// Catalogue 103, 222: an initializer adds to an object that it got, or that a function puts in the place of its own.
import SwiftUI

final class Field: ObservableObject {
    static let shared = Field(rules: [])
    @Published var text = ""
    var rules: [String]

    init(rules: [String]) { self.rules = rules }
}

final class Form: ObservableObject {
    @Published var name = ""
    var field: Field

    init() {
        field = Field(rules: ["a"])
        share()
        field.rules.append("c")
    }

    private func share() { field = .shared }
}

final class Sheet: ObservableObject {
    @Published var name = ""
    var field: Field

    init() {
        field = Field(rules: ["a"])
        field = Field.shared
        field.rules.append("c")
    }
}

struct FieldView: View {
    @ObservedObject var field: Field

    var body: some View { TextField("\(field.rules.count)", text: $field.text) }
}

struct FormView: View {
    @StateObject private var form: Form

    init(isLong: Bool) { _form = StateObject(wrappedValue: Form()) }

    var body: some View {
        FieldView(field: form.field)
        TextField("Name", text: $form.name)
    }
}

struct SheetView: View {
    @StateObject private var sheet: Sheet

    init(isLong: Bool) { _sheet = StateObject(wrappedValue: Sheet()) }

    var body: some View {
        FieldView(field: sheet.field)
        TextField("Name", text: $sheet.name)
    }
}

struct RootView: View {
    var body: some View {
        FormView(isLong: true)
        SheetView(isLong: true)
    }
}
