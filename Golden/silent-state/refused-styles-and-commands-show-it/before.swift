// Catalogue 212: a style and commands that are made anew with the view around show a variable that is set.
import SwiftUI

enum Config {
    static var isLarge = false
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

final class Title: ObservableObject {
    @Published var text = "Title"
    @Published var revision = 0

    func enlarge() {
        Config.isLarge = true
        revision += 1
    }
}

final class Menu: ObservableObject {
    @Published var name = "Menu"
    @Published var revision = 0

    func enlarge() { revision += 1 }
}

struct TitleView: View {
    @ObservedObject var title: Title

    var body: some View {
        Button(title.text) {}
            .buttonStyle(TapStyle { title.enlarge() })
        RevisionView(title: title)
    }
}

struct RevisionView: View {
    @ObservedObject var title: Title

    var body: some View {
        Text("\(title.revision)")
    }
}

struct MenuScene: Scene {
    @ObservedObject var menu: Menu

    var body: some Scene {
        WindowGroup {
            Text("\(menu.name) \(menu.revision)")
        }
        .commands { TitleMenu { menu.enlarge() } }
    }
}
