// Catalogue 222, 39: what an initializer sets once the object is complete runs the observer, which sets what the initializer read.
import SwiftUI

final class Store: ObservableObject {
    static let shared = Store()

    @Published var size = 1
}

final class Form: ObservableObject {
    @Published var size: Int {
        didSet { Store.shared.size = size }
    }
    @Published var name: String

    init() {
        size = Store.shared.size
        name = ""
        size += 1
    }
}

final class Draft: ObservableObject {
    @Published var size = 0 {
        didSet { Store.shared.size = size }
    }

    init() {
        size = Store.shared.size + 1
    }
}

struct FormView: View {
    @ObservedObject var form: Form
    @ObservedObject var draft: Draft

    var body: some View {
        Stepper(form.name, value: $form.size)
        Stepper("Draft", value: $draft.size)
    }
}

struct StoreView: View {
    @ObservedObject var store = Store.shared

    var body: some View {
        Text("\(store.size)")
    }
}

struct RootView: View {
    var body: some View {
        FormView(form: Form(), draft: Draft())
        StoreView()
    }
}
