// Catalogue 40: what a field is bound to stores another value than it is given; each assignment updated the field.
import SwiftUI

final class Form: ObservableObject {
    @Published var code = ""
    @Published private(set) var digits = ""
    @Published private(set) var isOn = false
    @Published var note = ""
    @Published var rows: [Row] = []

    var plate: String {
        get { note }
        set { note = newValue.uppercased() }
    }

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
    @ObservedObject var form: Form

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
