// Catalogue 69: PublishedObject passes on the changes of the object behind it, which views track themselves.
import PublishedObject
import SwiftUI

final class Scheme: ObservableObject {
    @Published var name = ""
}

final class Settings: ObservableObject {
    @PublishedObject private var scheme = Scheme()
    @Published var isOn = false

    var name: String {
        get { scheme.name }
        set { scheme.name = newValue }
    }

    func reset() {
        scheme = Scheme()
    }
}

struct SettingsView: View {
    @ObservedObject var settings: Settings

    var body: some View {
        TextField("", text: $settings.name)
            .disabled(settings.isOn)
            .onTapGesture { settings.reset() }
    }
}
