// Catalogue 131: the modifier stands outside of the injection and reads nothing, so that nobody noticed; @Environment looks the object up.
import SwiftUI

@Observable
final class Session {
    var isOpen = false
}

struct FileHandler: ViewModifier {
    func body(content: Content) -> some View {
        content.onAppear { print("ready") }
    }
}

struct RootView: View {
    @Environment(Session.self) private var session

    var body: some View {
        Text("\(session.isOpen)")
    }
}

@main
struct FilesApp: App {
    @State private var session = Session()

    var body: some Scene {
        WindowGroup {
            RootView()
                .environment(session)
                .modifier(FileHandler())
        }
    }
}
