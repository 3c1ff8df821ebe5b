// Stale: nothing updates the view, so that it shows the former value.
import SwiftUI

@Observable
final class Model {
    var name = "a"

    func finish() {
        UserDefaults.standard.set(true, forKey: "stale-finished")
        name = "b"
    }
}

struct Root: App {
    @State private var model = Model()

    var body: some Scene {
        WindowGroup {
            if UserDefaults.standard.bool(forKey: "stale-finished") {
                Text("main")
            } else {
                Welcome(model: model)
            }
        }
    }
}

struct Welcome: View {
    var model: Model

    var body: some View {
        Text(model.name)
        Button("Finish") { model.finish() }
    }
}
