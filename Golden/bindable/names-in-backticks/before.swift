// Catalogue 89, 101: a property of a view with the name of a reserved word.
import SwiftUI

final class Model: ObservableObject {
    @Published var count = 1
}

struct RepeatView: View {
    @EnvironmentObject var `repeat`: Model
    @ObservedObject var `import`: Model

    init(model: Model) {
        _import = ObservedObject(wrappedValue: model)
    }

    var body: some View {
        Text("\(self.import.count)")
        stepper
    }

    var stepper: some View { Stepper("Count", value: $repeat.count) }
}

struct DefaultView: View {
    @EnvironmentObject var `default`: Model
    @EnvironmentObject var open: Model

    var body: some View {
        Stepper("Count", value: $default.count)
        Stepper("Count", value: $open.count)
    }
}

@main
struct Main: App {
    @StateObject private var model = Model()

    var body: some Scene {
        WindowGroup {
            RepeatView(model: model)
            DefaultView()
        }
        .environmentObject(model)
    }
}
