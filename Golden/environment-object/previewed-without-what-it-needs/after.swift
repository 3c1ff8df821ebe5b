// Catalogue 131: the previews show the view without the object that only its button reads, and failed before: what is around it, or the view itself, looks up
// another object that they do not inject either.
import SwiftUI

@Observable
final class Keys {
    var names: [String] = []
}

@Observable
final class Session {
    var user = ""
}

struct AddKeyView: View {
    @Environment(Keys.self) private var keys

    var body: some View {
        Button("Add") { keys.names.append("new") }
    }
}

struct RemoveKeyView: View {
    @Environment(Keys.self) private var keys
    @Environment(Session.self) private var session

    var body: some View {
        Button("Remove \(session.user)") { keys.names.removeLast() }
    }
}

struct KeysView: View {
    @Environment(Session.self) private var session

    var body: some View {
        VStack {
            Text(session.user)
            AddKeyView()
        }
    }
}

struct KeysApp: App {
    @State private var keys = Keys()
    @State private var session = Session()

    var body: some Scene {
        WindowGroup {
            VStack {
                KeysView()
                RemoveKeyView()
            }
            .environment(keys)
            .environment(session)
        }
    }
}

#Preview {
    KeysView()
}

#Preview("Large") {
    VStack { RemoveKeyView() }
}
