// Catalogue 121: the window of AppKit shows another view of the name, nested in another type.
import SwiftUI

@Observable
final class Shelf {
    var isFull = false
}

enum Home {
    struct RootView: View {
        @Environment(Shelf.self) private var shelf

        var body: some View {
            Button("Fill") { shelf.isFull = true }
        }
    }

    struct StateView: View {
        var shelf: Shelf

        var body: some View {
            Text(shelf.isFull ? "full" : "free")
            RootView().environment(shelf)
        }
    }
}

enum Setup {
    struct RootView: View {
        var body: some View { Text("Setup") }
    }

    final class Window {
        func show() -> NSHostingController<Setup.RootView> { NSHostingController(rootView: Setup.RootView()) }
    }
}
