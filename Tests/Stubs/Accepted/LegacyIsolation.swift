// Swift 5 mode infers the main actor for a struct from its legacy wrappers, also outside views. See the catalogue, case 165.
import SwiftUI

@MainActor
final class Model: ObservableObject {
    @Published var text = ""

    func refresh() {}
}

struct Owner: DynamicProperty {
    @StateObject private var model = Model()

    func refresh() {
        model.refresh()
    }
}

struct Receiver {
    @ObservedObject var model: Model

    func refresh() {
        model.refresh()
    }
}

struct Reader: DynamicProperty {
    @EnvironmentObject private var model: Model

    func refresh() {
        model.refresh()
    }
}
