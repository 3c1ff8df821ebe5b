// Catalogue 222: a function of an extension of a UIKit class reads and sets a property, and is called once, where the view is
// made; what updates the view calls another type's function of the name.
import SwiftUI
import UIKit

final class Form: ObservableObject {
    @Published var length = 0
}

extension UITextField {
    func apply(_ form: Form) { form.length += 1 }
}

extension UILabel {
    func apply(_ form: Form) { text = "form" }
}

struct FormView: View {
    @ObservedObject var form: Form

    var body: some View {
        Text("\(form.length)")
        Field(form: form)
        Label(form: form)
    }
}

struct Field: UIViewRepresentable {
    let form: Form

    func makeUIView(context: Context) -> UITextField {
        let field = UITextField()
        field.apply(form)
        return field
    }

    func updateUIView(_ view: UITextField, context: Context) {}
}

struct Label: UIViewRepresentable {
    let form: Form

    func makeUIView(context: Context) -> UILabel { UILabel() }

    func updateUIView(_ view: UILabel, context: Context) { view.apply(form) }
}
