// Catalogue 187: two views that have no field in common.
import SwiftUI

struct Settings {
    var name = ""
    var volume = 1.0
    var isLoud = false
}

@Observable
final class Model {
    var settings = Settings()
}

struct NameLabel: View {
    let model: Model

    var body: some View { Text(model.settings.name) }
}

struct VolumeLabel: View {
    @Environment(Model.self) private var model

    var body: some View {
        Text("\(model.settings.volume)")
        if self.model.settings.isLoud { Text("loud") }
    }

    private func reset() { model.settings.name = "" }
}
