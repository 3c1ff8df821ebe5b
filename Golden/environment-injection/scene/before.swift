// Catalogue 123: a scene injects too.
import SwiftUI

final class Workspace: ObservableObject {
    @Published var name = "main"
}

struct WorkspaceView: View {
    @EnvironmentObject private var workspace: Workspace

    var body: some View {
        Text(workspace.name)
    }
}

struct WorkspaceApp: App {
    @StateObject private var workspace = Workspace()

    var body: some Scene {
        WindowGroup {
            WorkspaceView()
        }
        .environmentObject(workspace)
    }
}
