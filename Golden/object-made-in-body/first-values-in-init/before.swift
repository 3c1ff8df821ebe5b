// Catalogue 222, 39: the first values that an initializer gives run no observer; events set the others.
import SwiftUI

final class Store: ObservableObject {
    static let shared = Store()

    @Published var size = 1
    @Published var isOn = false
}

final class Form: ObservableObject {
    @Published var size: Int {
        didSet { Store.shared.size = size }
    }
    @Published var isOn: Bool {
        didSet { Store.shared.isOn = isOn }
    }

    init() {
        size = Store.shared.size
        self.isOn = Store.shared.isOn
    }
}

struct FormView: View {
    @ObservedObject var form: Form

    var body: some View {
        Stepper("Size", value: $form.size)
        Toggle("On", isOn: $form.isOn)
    }
}

struct StoreView: View {
    @ObservedObject var store = Store.shared

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
