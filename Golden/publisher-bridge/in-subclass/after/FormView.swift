// Catalogue 100: the view.
import SwiftUI

struct FormView: View {
    @Bindable var form: CheckedForm

    var body: some View {
        TextField(form.isValid ? "ok" : "-", text: $form.text)
    }
}
