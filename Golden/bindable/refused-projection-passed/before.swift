// Catalogue 89, 122: the whole projection of an environment object is passed on.
import SwiftUI

final class Profile: ObservableObject {
    @Published var name = ""
}

struct NameField: View {
    let profile: EnvironmentObject<Profile>.Wrapper

    var body: some View {
        TextField("Name", text: profile.name)
    }
}

struct ProfileView: View {
    @EnvironmentObject var profile: Profile

    var body: some View {
        NameField(profile: $profile)
    }
}

struct ProfileScreen: View {
    @StateObject private var profile = Profile()

    var body: some View {
        ProfileView().environmentObject(profile)
    }
}
