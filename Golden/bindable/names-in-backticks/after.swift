// Catalogue 89, 101: a property of a view with the name of a reserved word.
import SwiftUI

@Observable
final class Model {
    var count = 1
}

struct RepeatView: View {
    @Environment(Model.self) var `repeat`
    var `import`: Model

    init(model: Model) {
        `import` = model
    }

    var body: some View {
        Text("\(self.import.count)")
        stepper
    }

    var stepper: some View { Stepper("Count", value: Bindable(`repeat`).count) }
}

struct DefaultView: View {
    @Environment(Model.self) var `default`
    @Environment(Model.self) var open

    var body: some View {
        @Bindable var `default` = `default`
        @Bindable var open = open
        Stepper("Count", value: $default.count)
        Stepper("Count", value: $open.count)
    }
}

@main
struct Main: App {
    @State private var model = Model()

    var body: some Scene {
        WindowGroup {
            RepeatView(model: model)
            DefaultView()
        }
        .environment(model)
    }
}
