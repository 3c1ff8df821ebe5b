// Catalogue 131: an object that the app injects is there for all views, whether they read it or not.
import SwiftUI

final class Settings: ObservableObject {
    @Published var isLarge = false
}

struct RowView: View {
    @EnvironmentObject var settings: Settings
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
    @EnvironmentObject var settings: Settings

    var body: some View {
        Text("\(settings.isLarge)")
    }
}

@main
struct ReaderApp: App {
    @StateObject private var settings = Settings()

    var body: some Scene {
        WindowGroup {
            RowView(isPlain: true).environmentObject(settings)
        }
    }
}
