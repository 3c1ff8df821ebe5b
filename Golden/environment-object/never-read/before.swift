// Catalogue 131: the modifier stands outside of the injection and reads nothing, so that nobody noticed; @Environment looks the object up.
import SwiftUI

final class Session: ObservableObject {
    @Published var isOpen = false
}

struct FileHandler: ViewModifier {
    @EnvironmentObject private var session: Session

    func body(content: Content) -> some View {
        content.onAppear { print("ready") }
    }
}

struct RootView: View {
    @EnvironmentObject private var session: Session

    var body: some View {
        Text("\(session.isOpen)")
    }
}

@main
struct FilesApp: App {
    @StateObject private var session = Session()

    var body: some Scene {
        WindowGroup {
            RootView()
                .environmentObject(session)
                .modifier(FileHandler())
        }
    }
}
