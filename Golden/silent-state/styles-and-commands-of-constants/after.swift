// Catalogue 212: a style and commands that are made anew with the view around show what never changes.
import SwiftUI

enum Config {
    static let isLarge = false
}

struct TapStyle: ButtonStyle {
    let onTap: () -> Void

    func makeBody(configuration: Configuration) -> some View {
        configuration.label
            .font(Config.isLarge ? .largeTitle : .body)
            .onTapGesture(perform: onTap)
    }
}

struct TitleMenu: Commands {
    let action: () -> Void

    var body: some Commands {
        CommandMenu("Title") {
            Button(Config.isLarge ? "Small" : "Large", action: action)
        }
    }
}

@Observable
final class Title {
    var text = "Title"
    var revision = 0

    func enlarge() {
        revision += 1
    }
}

@Observable
final class Menu {
    var name = "Menu"
    var revision = 0

    func enlarge() { revision += 1 }
}

struct TitleView: View {
    var title: Title

    var body: some View {
        Button(title.text) {}
            .buttonStyle(TapStyle { title.enlarge() })
        RevisionView(title: title)
    }
}

struct RevisionView: View {
    var title: Title

    var body: some View {
        Text("\(title.revision)")
    }
}

struct MenuScene: Scene {
    var menu: Menu

    var body: some Scene {
        WindowGroup {
            Text("\(menu.name) \(menu.revision)")
        }
        .commands { TitleMenu { menu.enlarge() } }
    }
}
