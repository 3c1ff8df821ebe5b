// Catalogue 121, 131: the badge stands outside of the injection and reads nothing of the user, so that the property goes.
import SwiftUI

final class User: ObservableObject {
    @Published var name = "Ann"
}

struct Root: View {
    @StateObject private var user = User()
    @State private var isShown = false

    var body: some View {
        Toggle("Badge", isOn: $isShown)
        ProfileView().environmentObject(user)
        if isShown {
            Badge(title: "Member")
        }
    }
}

struct Badge: View {
    @EnvironmentObject private var user: User

    let title: String

    var body: some View {
        Text(title)
    }
}

struct ProfileView: View {
    @EnvironmentObject var user: User

    var body: some View {
        TextField("Name", text: $user.name)
        Text("I am \(user.name)")
    }
}
