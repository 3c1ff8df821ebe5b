// Crash: the object is handed over by a key that nobody asks for.
import SwiftUI

@Observable
final class User {
    var name = "Ann"
}

private struct UserKey: EnvironmentKey {
    static var defaultValue: User? { nil }
}

extension EnvironmentValues {
    var user: User? {
        get { self[UserKey.self] }
        set { self[UserKey.self] = newValue }
    }
}

struct Root: View {
    @State private var user = User()
    @State private var isShown = false

    var body: some View {
        Toggle("Profile", isOn: $isShown)
        if isShown {
            ProfileView().environment(\.user, user)
        }
    }
}

struct ProfileView: View {
    @Environment(User.self) var user

    var body: some View {
        @Bindable var user = user
        TextField("Name", text: $user.name)
        Text("I am \(user.name)")
    }
}
