// Catalogue 192: closures that only read and assign what a wrapper projects.
import SwiftUI

struct Settings2 {
    var sound = false
    var level = Level()

    struct Level {
        var value = 0.5
    }
}

final class Model: ObservableObject {
    @Published var name = ""
}

struct SettingsView: View {
    @State private var settings = Settings2()
    @Binding var isOn: Bool
    @ObservedObject var model: Model

    var body: some View {
        Toggle("Sound", isOn: $settings.sound)
        Toggle("On", isOn: $isOn)
        TextField("Name", text: $model.name)
        Slider(value: $settings.level.value, in: 0...1)
        Toggle("All", isOn: $settings.sound.animation())
    }
}
