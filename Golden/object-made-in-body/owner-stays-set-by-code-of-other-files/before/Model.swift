// Catalogue 222: what making an object calls stands in a file that leads to no model, and gives the object to what calls it later.
import SwiftUI

final class Store: ObservableObject {
    static let shared = Store()

    @Published var size = 1
}

final class Engine: NSObject {
    @objc func tick() {
        Store.shared.size += 1
    }
}

final class Form: ObservableObject {
    @Published var size: Int

    init() {
        size = Store.shared.size
        Engine().start()
    }
}

struct FormView: View {
    @ObservedObject var form: Form

    var body: some View {
        Stepper("Size", value: $form.size)
    }
}

struct StoreView: View {
    @ObservedObject var store = Store.shared

    var body: some View {
        Stepper("Size", value: $store.size)
    }
}

struct RootView: View {
    var body: some View {
        FormView(form: Form())
        StoreView()
    }
}
