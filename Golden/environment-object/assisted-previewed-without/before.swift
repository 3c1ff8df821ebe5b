// Catalogue 131: only a button reads the object, so that the preview got by without it; @Environment looks it up at once. The second preview injects it.
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

struct KeysApp: App {
    @StateObject private var keys = Keys()

    var body: some Scene {
        WindowGroup {
            VStack {
                AddKeyView()
                RemoveKeyView()
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
