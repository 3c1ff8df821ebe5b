// Catalogue 222: what updates a view of UIKit calls a function of an extension of its class, or of a superclass, which reads
// and sets a property.
import SwiftUI
import UIKit

final class Form: ObservableObject {
    @Published var length = 0
    @Published var updates = 0
}

extension UITextField {
    func apply(_ form: Form) {
        let length = (text ?? "").count
        if form.length != length { form.length = length }
    }
}

extension UIView {
    func note(_ form: Form) { form.updates += 1 }
}

final class PlainField: UITextField {}

struct FormView: View {
    @ObservedObject var form: Form

    var body: some View {
        Text("\(form.length) \(form.updates)")
        Field(form: form)
        Noted(form: form)
    }
}

struct Field: UIViewRepresentable {
    let form: Form

    func makeUIView(context: Context) -> UITextField { UITextField() }

    func updateUIView(_ view: UITextField, context: Context) { view.apply(form) }
}

struct Noted: UIViewRepresentable {
    let form: Form

    func makeUIView(context: Context) -> PlainField { PlainField() }

    func updateUIView(_ view: PlainField, context: Context) { view.note(form) }
}
