// Catalogue 131: the previews show the view without the object that only its button reads, and failed before: what is around it, or the view itself, looks up
// another object that they do not inject either.
import SwiftUI

final class Keys: ObservableObject {
    @Published var names: [String] = []
}

final class Session: ObservableObject {
    @Published var user = ""
}

struct AddKeyView: View {
    @EnvironmentObject private var keys: Keys

    var body: some View {
        Button("Add") { keys.names.append("new") }
    }
}

struct RemoveKeyView: View {
    @EnvironmentObject private var keys: Keys
    @EnvironmentObject private var session: Session

    var body: some View {
        Button("Remove \(session.user)") { keys.names.removeLast() }
    }
}

struct KeysView: View {
    @EnvironmentObject private var session: Session

    var body: some View {
        VStack {
            Text(session.user)
            AddKeyView()
        }
    }
}

struct KeysApp: App {
    @StateObject private var keys = Keys()
    @StateObject private var session = Session()

    var body: some Scene {
        WindowGroup {
            VStack {
                KeysView()
                RemoveKeyView()
            }
            .environmentObject(keys)
            .environmentObject(session)
        }
    }
}

#Preview {
    KeysView()
}

#Preview("Large") {
    VStack { RemoveKeyView() }
}
