// Catalogue 131: the previews show the view without the object that only its button reads, with all that is needed besides: injected, by a helper, or read on
// a condition only.
import SwiftUI

final class Keys: ObservableObject {
    @Published var names: [String] = []
}

final class Session: ObservableObject {
    @Published var user = ""
}

extension View {
    func signedIn() -> some View {
        environmentObject(Session())
    }
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

struct ClearKeysView: View {
    @EnvironmentObject private var keys: Keys
    @EnvironmentObject private var session: Session
    var isNamed = false

    var body: some View {
        Button(isNamed ? session.user : "Clear") { keys.names = [] }
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
                ClearKeysView()
            }
            .environmentObject(keys)
            .environmentObject(session)
        }
    }
}

#Preview {
    KeysView().environmentObject(Session())
}

#Preview {
    VStack { RemoveKeyView() }.signedIn()
}

#Preview {
    ClearKeysView()
}
