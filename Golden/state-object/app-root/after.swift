// Catalogue 81: the root of an app; bindings through $ stay as they are.
import SwiftUI

@Observable
final class AppModel {
    var path: [String] = []
    var isLocked = false
}

struct RootView: View {
    @Environment(AppModel.self) private var model

    var body: some View {
        Text("\(model.path.count)")
    }
}

@main
struct NotesApp: App {
    @State private var model = AppModel()

    var body: some Scene {
        WindowGroup {
            Toggle("Lock", isOn: $model.isLocked)
            RootView()
                .environment(model)
        }
    }
}
