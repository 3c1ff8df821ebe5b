// Catalogue 222, 39: the first values that an initializer gives run no observer; events set the others.
import SwiftUI

@Observable
final class Store {
    static let shared = Store()

    var size = 1
    var isOn = false
}

@Observable
final class Form {
    var size: Int {
        didSet { Store.shared.size = size }
    }
    var isOn: Bool {
        didSet { Store.shared.isOn = isOn }
    }

    init() {
        size = Store.shared.size
        self.isOn = Store.shared.isOn
    }
}

struct FormView: View {
    @Bindable var form: Form

    var body: some View {
        Stepper("Size", value: $form.size)
        Toggle("On", isOn: $form.isOn)
    }
}

struct StoreView: View {
    var store = Store.shared

    var body: some View {
        Text("\(store.size) \(store.isOn)")
    }
}

struct RootView: View {
    var body: some View {
        FormView(form: Form())
        StoreView()
    }
}
