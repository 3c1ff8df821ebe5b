// Catalogue 40, 112: a binding to a value sets another one, and an array of objects without `==` is never compared.
import SwiftUI

// reobserve:keep
final class Options: ObservableObject {
    @Published var isOn = false
}

struct Page: Equatable {
    var number = 0
}

@Observable
final class Form {
    var page = Page()
    var all = [Options()]
    let options = Options()
}

struct FormView: View {
    @Bindable var form: Form

    var body: some View {
        VStack {
            Stepper("Page", value: $form.page.number)
            Toggle("On", isOn: $form.all[0].isOn)
            Text(form.all[0].isOn ? "On" : "Off")
            Text(form.options.isOn ? "On" : "Off")
        }
    }
}
