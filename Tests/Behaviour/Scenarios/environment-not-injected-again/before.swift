// Catalogue 121, 123: every injection moves along with the views that read it.
import SwiftUI

final class User: ObservableObject {
    @Published var name = "Ann"
}

struct Root: View {
    @StateObject private var user = User()
    @State private var isShown = false

    var body: some View {
        Toggle("Profile", isOn: $isShown)
        if isShown {
            ProfileView().environmentObject(user)
        }
    }
}

struct ProfileView: View {
    @EnvironmentObject var user: User

    var body: some View {
        TextField("Name", text: $user.name)
        Text("I am \(user.name)")
    }
}
