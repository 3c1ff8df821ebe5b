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
        Toggle("Sound", isOn: Binding(get: { settings.sound }, set: { settings.sound = $0 }))
        Toggle("On", isOn: Binding<Bool>(get: { self.isOn }, set: { self.isOn = $0 }))
        TextField("Name", text: Binding(
            get: { return model.name },
            set: { newValue in
                model.name = newValue
            }
        ))
        Slider(value: Binding { settings.level.value } set: { settings.level.value = $0 }, in: 0...1)
        Toggle("All", isOn: Binding(get: { settings.sound }, set: { settings.sound = $0 }).animation())
    }
}
