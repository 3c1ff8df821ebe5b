// Catalogue 121: the window of AppKit shows another view of the name, nested in another type.
import SwiftUI

final class Shelf: ObservableObject {
    @Published var isFull = false
}

enum Home {
    struct RootView: View {
        @EnvironmentObject private var shelf: Shelf

        var body: some View {
            Button("Fill") { shelf.isFull = true }
        }
    }

    struct StateView: View {
        @ObservedObject var shelf: Shelf

        var body: some View {
            Text(shelf.isFull ? "full" : "free")
            RootView().environmentObject(shelf)
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
