// Catalogue 40: what controls are bound to stores what it is given, so that they show it; changes in place are announced.
import SwiftUI

final class Form: ObservableObject {
    @Published var code = ""
    @Published private(set) var digits = ""
    @Published private(set) var isOn = false
    @Published var note = ""
    @Published var rows: [Row] = []
    @Published var page = 0
    @Published var failure: String?

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
    @ObservedObject var form: Form

    var body: some View {
        TextField("Code", text: $form.code.told { print($0) })
        TextField("Digits", text: Binding(get: { form.digits }, set: { form.type($0) }))
        TextField("Plate", text: $form.plate)
        TextField("Row", text: Binding(get: { form.rows[0].name }, set: { form.rows[0].name = String($0.prefix(4)) }))
        Toggle("On", isOn: isOn)
        Stepper("Page", value: page)
            .alert("Failed", isPresented: Binding(get: { form.failure != nil }, set: { if !$0 { form.failure = nil } })) {}
    }

    private var page: Binding<Int> {
        Binding {
            form.page
        } set: { page in
            guard page != form.page else { return }
            form.page = page
        }
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

extension Binding {
    func told(_ tell: @escaping (Value) -> Void) -> Binding {
        Binding {
            wrappedValue
        } set: { value in
            wrappedValue = value
            tell(value)
        }
    }
}
