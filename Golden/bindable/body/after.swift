// Catalogue 122: a binding in body needs a local @Bindable, once, as the first statement.
import SwiftUI

@Observable
final class Profile {
    var name = ""
    var isPublic = false
}

struct ProfileForm: View {
    @Environment(Profile.self) private var profile

    var body: some View {
        @Bindable var profile = profile
        Form {
            TextField("Name", text: $profile.name)
            Toggle("Public", isOn: $profile.isPublic)
            Section {
                TextField("Again", text: $profile.name)
            }
        }
    }
}

struct ProfileScreen: View {
    @State private var profile = Profile()

    var body: some View {
        ProfileForm().environment(profile)
    }
}
