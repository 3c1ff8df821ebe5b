// Catalogue 81: the root of an app; bindings through $ stay as they are.
import SwiftUI

final class AppModel: ObservableObject {
    @Published var path: [String] = []
    @Published var isLocked = false
}

struct RootView: View {
    @EnvironmentObject private var model: AppModel

    var body: some View {
        Text("\(model.path.count)")
    }
}

@main
struct NotesApp: App {
    @StateObject private var model = AppModel()

    var body: some Scene {
        WindowGroup {
            Toggle("Lock", isOn: $model.isLocked)
            RootView()
                .environmentObject(model)
        }
    }
}
