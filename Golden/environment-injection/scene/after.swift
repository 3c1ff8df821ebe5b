// Catalogue 123: a scene injects too.
import SwiftUI

@Observable
final class Workspace {
    var name = "main"
}

struct WorkspaceView: View {
    @Environment(Workspace.self) private var workspace

    var body: some View {
        Text(workspace.name)
    }
}

struct WorkspaceApp: App {
    @State private var workspace = Workspace()

    var body: some Scene {
        WindowGroup {
            WorkspaceView()
        }
        .environment(workspace)
    }
}
