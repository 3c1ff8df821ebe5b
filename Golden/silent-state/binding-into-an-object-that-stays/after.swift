// Catalogue 40, 112: a binding into an object sets the property that holds the object as well, to the same object; that
// updated the views of the outer one, which show the object that stays, and still does.
import SwiftUI

// reobserve:keep
final class Options: ObservableObject {
    @Published var isOn = false
}

@Observable
final class Form {
    var options = Options()
    var name = ""

    // Called by the code of @Observable, so that equal values are announced too.
    private nonisolated func shouldNotifyObservers(_ lhs: Options, _ rhs: Options) -> Bool { true }
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
