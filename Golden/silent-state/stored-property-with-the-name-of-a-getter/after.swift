// Catalogue 212: what the view shows is the stored property, and not what an extension adds to the defaults.
import SwiftUI

extension UserDefaults {
    var launches: Int { integer(forKey: "launches") }
}

struct Rocket {
    let launches: Int
}

@Observable
final class Model {
    var rocket = Rocket(launches: 1)
    var isBusy = false

    func refresh() {
        isBusy.toggle()
        rocket = Rocket(launches: UserDefaults.standard.launches)
    }
}

struct ModelView: View {
    @State private var model = Model()

    var body: some View {
        Text("\(model.rocket.launches)")
        Button("Refresh") { model.refresh() }
        BusyView(model: model)
    }
}

struct BusyView: View {
    var model: Model

    var body: some View { Text(model.isBusy ? "busy" : "idle") }
}
