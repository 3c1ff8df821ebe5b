// Catalogue 131: only a button reads the object, so that the preview got by without it, and so did a window of AppKit; @Environment looks it up at
// once. The second preview injects it.
import SwiftUI

final class Keys: ObservableObject {
    @Published var names: [String] = []
}

struct AddKeyView: View {
    @EnvironmentObject private var keys: Keys

    var body: some View {
        Button("Add") { keys.names.append("new") }
    }
}

struct RemoveKeyView: View {
    @EnvironmentObject private var keys: Keys

    var body: some View {
        Button("Remove") { keys.names.removeLast() }
    }
}

struct CountKeysView: View {
    @EnvironmentObject private var keys: Keys

    var body: some View {
        Button("Count") { print(keys.names.count) }
    }
}

final class KeysWindow {
    func show() -> NSHostingController<CountKeysView> {
        NSHostingController(rootView: CountKeysView())
    }
}

struct KeysApp: App {
    @StateObject private var keys = Keys()

    var body: some Scene {
        WindowGroup {
            VStack {
                AddKeyView()
                RemoveKeyView()
                CountKeysView()
            }
            .environmentObject(keys)
        }
    }
}

#Preview {
    AddKeyView()
}

#Preview {
    RemoveKeyView().environmentObject(Keys())
}
