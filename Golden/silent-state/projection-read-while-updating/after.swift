// Catalogue 35: a binding reads the property as it is made, so that the view follows it.
import Foundation
import SwiftUI

@Observable
final class Form {
    var text = ""
}

struct FormView: View {
    @Bindable private var form: Form

    init(form: Form) {
        _form = Bindable(wrappedValue: form)
    }

    var body: some View {
        VStack {
            Text(UserDefaults.standard.string(forKey: "name") ?? "")
            TextField("Text", text: $form.text)
        }
    }
}
