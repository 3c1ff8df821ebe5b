// Catalogue 120, 122, 123: bindings to an object of the environment, in a body and in a helper.
import SwiftUI

final class Settings: ObservableObject {
    @Published var isDark = false
    @Published var name = "Bo"
    @Published var size = 10
}

struct Root: View {
    @StateObject private var settings = Settings()

    var body: some View {
        VStack {
            Form {
                SettingsForm()
            }
            Summary()
        }
        .environmentObject(settings)
    }
}

struct SettingsForm: View {
    @EnvironmentObject var settings: Settings

    var body: some View {
        Toggle("Dark", isOn: $settings.isDark)
        nameField
        Stepper("Size", value: $settings.size, in: 8...12)
    }

    private var nameField: some View {
        TextField("Name", text: $settings.name)
    }
}

struct Summary: View {
    @EnvironmentObject var settings: Settings

    var body: some View {
        Text("\(settings.name) \(settings.isDark ? "dark" : "light") \(settings.size)")
    }
}
