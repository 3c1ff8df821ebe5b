// Catalogue 40, 112: a binding into an object sets the property that holds the object as well, to the same object; that
// updated the views of the outer one, which show the object that stays, and still does.
import SwiftUI

// reobserve:keep
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
