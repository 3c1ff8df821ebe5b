// Catalogue 40, 112: a binding into an object that migrates as well changes a property that views read.
import SwiftUI

final class Options: ObservableObject {
    @Published var isOn = false
}

final class Form: ObservableObject {
    @Published var options = Options()
    @Published var name = ""
}

struct FormView: View {
    @ObservedObject var form: Form

    var body: some View {
        VStack {
            Toggle("On", isOn: $form.options.isOn)
            TextField("Name", text: $form.name)
            Text(form.options.isOn ? "On" : "Off")
        }
    }
}
