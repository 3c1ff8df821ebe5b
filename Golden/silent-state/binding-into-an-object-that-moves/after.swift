// Catalogue 40, 112: a binding into an object that migrates as well changes a property that views read.
import SwiftUI

@Observable
final class Options {
    var isOn = false
}

@Observable
final class Form {
    var options = Options()
    var name = ""
}

struct FormView: View {
    @Bindable var form: Form

    var body: some View {
        VStack {
            Toggle("On", isOn: $form.options.isOn)
            TextField("Name", text: $form.name)
            Text(form.options.isOn ? "On" : "Off")
        }
    }
}
