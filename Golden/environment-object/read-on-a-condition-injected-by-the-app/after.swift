// Catalogue 131: an object that the app injects is there for all views, whether they read it or not.
import SwiftUI

@Observable
final class Settings {
    var isLarge = false
}

struct RowView: View {
    @Environment(Settings.self) var settings
    let isPlain: Bool

    var body: some View {
        if isPlain {
            Text("plain")
        } else {
            Text("\(settings.isLarge)")
        }
    }
}

struct DetailView: View {
    @Environment(Settings.self) var settings

    var body: some View {
        Text("\(settings.isLarge)")
    }
}

@main
struct ReaderApp: App {
    @State private var settings = Settings()

    var body: some Scene {
        WindowGroup {
            RowView(isPlain: true).environment(settings)
        }
    }
}
