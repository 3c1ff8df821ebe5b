// Catalogue 69: PublishedObject passes on the changes of the object behind it, which views track themselves.
import PublishedObject
import SwiftUI

@Observable
final class Scheme {
    var name = ""
}

@Observable
final class Settings {
    private var scheme = Scheme()
    var isOn = false

    var name: String {
        get { scheme.name }
        set { scheme.name = newValue }
    }

    func reset() {
        scheme = Scheme()
    }
}

struct SettingsView: View {
    @Bindable var settings: Settings

    var body: some View {
        TextField("", text: $settings.name)
            .disabled(settings.isOn)
            .onTapGesture { settings.reset() }
    }
}
