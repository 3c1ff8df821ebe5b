// Catalogue 220: an app's body asks the defaults, and reads nothing of the object.
import SwiftUI

final class Model: ObservableObject {
    @Published var name = "a"

    func finish() {
        UserDefaults.standard.set(true, forKey: "stale-finished")
        name = "b"
    }
}

struct Root: App {
    @StateObject private var model = Model()

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
    @ObservedObject var model: Model

    var body: some View {
        Text(model.name)
        Button("Finish") { model.finish() }
    }
}
