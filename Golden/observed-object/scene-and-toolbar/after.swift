// Catalogue 108: an app, a scene and toolbar content read the object like a view does.
import SwiftUI

@Observable
final class Project {
    var name = ""
}

struct ProjectScene: Scene {
    var project: Project

    var body: some Scene {
        WindowGroup {
            Text(project.name)
                .toolbar { ProjectToolbar(project: project) }
        }
    }
}

struct ProjectToolbar: ToolbarContent {
    var project: Project

    var body: some ToolbarContent {
        ToolbarItem { Text(project.name) }
    }
}

@main
struct ProjectApp: App {
    @State private var project = Project()

    var body: some Scene {
        ProjectScene(project: project)
    }
}
