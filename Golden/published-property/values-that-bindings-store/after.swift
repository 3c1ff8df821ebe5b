// Catalogue 40: what controls are bound to stores what it is given, so that they show it; changes in place are announced.
import SwiftUI

@Observable
final class Form {
    var code = ""
    private(set) var digits = ""
    private(set) var isOn = false
    var note = ""
    var rows: [Row] = []

    var plate: String {
        get { note }
        set {
            note = newValue
            isOn = false
        }
    }

    func type(_ text: String) {
        print(text)
        digits = text
    }

    func load() { rows = [] }
}

struct Row: Equatable {
    var name = ""
}

struct FormView: View {
    @Bindable var form: Form

    var body: some View {
        TextField("Code", text: Binding(get: { form.code }, set: { form.code = $0 }))
        TextField("Digits", text: Binding(get: { form.digits }, set: { form.type($0) }))
        TextField("Plate", text: $form.plate)
        TextField("Row", text: Binding(get: { form.rows[0].name }, set: { form.rows[0].name = String($0.prefix(4)) }))
        Toggle("On", isOn: isOn)
    }

    private var isOn: Binding<Bool> {
        Binding {
            form.isOn
        } set: { isOn in
            withAnimation { form.set(isOn) }
        }
    }
}

extension Form {
    func set(_ isOn: Bool) { self.isOn = isOn }
}
