// Catalogue 40: what a field is bound to stores another value than it is given; each assignment updated the field.
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
        set { note = newValue.uppercased() }
    }

    // Called by the code of @Observable, so that equal values are announced too.
    private nonisolated func shouldNotifyObservers(_ lhs: String, _ rhs: String) -> Bool { true }
    private nonisolated func shouldNotifyObservers(_ lhs: Bool, _ rhs: Bool) -> Bool { true }

    func type(_ text: String) { digits = text.filter(\.isNumber) }

    func request(_ isOn: Bool) {
        guard isOn != self.isOn else { return }
        self.isOn = false
    }
}

struct Row {
    var name = ""
}

struct FormView: View {
    @Bindable var form: Form

    var body: some View {
        TextField("Code", text: Binding(get: { form.code }, set: { form.code = String($0.prefix(4)) }))
        TextField("Digits", text: Binding(get: { form.digits }, set: { form.type($0) }))
        TextField("Plate", text: $form.plate)
        Toggle("On", isOn: isOn)
        Text(form.rows.map(\.name).joined())
    }

    private var isOn: Binding<Bool> {
        Binding { form.isOn } set: { form.request($0) }
    }
}
