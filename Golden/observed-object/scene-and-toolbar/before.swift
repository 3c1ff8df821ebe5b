// Catalogue 108: an app, a scene and toolbar content read the object like a view does.
import SwiftUI

final class Project: ObservableObject {
    @Published var name = ""
}

struct ProjectScene: Scene {
    @ObservedObject var project: Project

    var body: some Scene {
        WindowGroup {
            Text(project.name)
                .toolbar { ProjectToolbar(project: project) }
        }
    }
}

struct ProjectToolbar: ToolbarContent {
    @ObservedObject var project: Project

    var body: some ToolbarContent {
        ToolbarItem { Text(project.name) }
    }
}

@main
struct ProjectApp: App {
    @StateObject private var project = Project()

    var body: some Scene {
        ProjectScene(project: project)
    }
}
