// Catalogue 187: fields that are read together, a value that is handed on, a small one, a constant, and one that nothing tracks.
import SwiftUI

struct Settings {
    var name = ""
    var volume = 1.0
    var isLoud = false
}

struct Size {
    var width = 1.0
    var height = 1.0
}

@Observable
final class Model {
    var settings = Settings()
    var other = Settings()
    var size = Size()
    let fixed = Settings()
    @ObservationIgnored var ignored = Settings()
}

struct NameLabel: View {
    let model: Model

    var body: some View {
        Text(model.settings.name)
        Text(model.other.name)
        Text("\(model.size.width)")
        Text(model.fixed.name)
        Text(model.ignored.name)
    }
}

struct VolumeLabel: View {
    let model: Model

    var body: some View {
        Text("\(model.settings.name) \(model.settings.volume)")
        Text("\(model.other.volume)")
        show(model.other)
        Text("\(model.size.height)")
        Text("\(model.fixed.volume)")
        Text("\(model.ignored.volume)")
    }

    private func show(_ settings: Settings) -> Text { Text(settings.name) }
}
