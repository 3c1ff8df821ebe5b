// Catalogue 44, 45: a computed property over stored values, which is set together with what the view reads.
import SwiftUI

final class Settings: ObservableObject {
    @Published var revision = 0

    var name: String { UserDefaults.standard.string(forKey: "name") ?? "none" }

    func rename(_ name: String) {
        UserDefaults.standard.set(name, forKey: "name")
        revision += 1
    }
}

struct Root: View {
    @StateObject private var settings = Settings()

    var body: some View {
        Button("Rename") { settings.rename("n\(settings.revision)") }
        NameView(settings: settings)
    }
}

struct NameView: View {
    @ObservedObject var settings: Settings

    var body: some View {
        Text("\(settings.name) \(settings.revision)")
    }
}
