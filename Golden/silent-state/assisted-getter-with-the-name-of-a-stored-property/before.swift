// Catalogue 212: a stored property of any other type has the name of what an extension adds to the defaults.
import SwiftUI

extension UserDefaults {
    var launches: Int { integer(forKey: "launches") }
}

struct Rocket {
    let launches: Int
}

final class Model: ObservableObject {
    @Published var title = "A"
    @Published var isBusy = false

    func refresh() {
        isBusy.toggle()
        UserDefaults.standard.set(UserDefaults.standard.launches + 1, forKey: "launches")
    }
}

struct ModelView: View {
    @StateObject private var model = Model()

    var body: some View {
        Text(model.title + "\(UserDefaults.standard.launches)")
        Button("Refresh") { model.refresh() }
        BusyView(model: model)
    }
}

struct BusyView: View {
    @ObservedObject var model: Model

    var body: some View { Text(model.isBusy ? "busy" : "idle") }
}
