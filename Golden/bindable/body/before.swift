// Catalogue 122: a binding in body needs a local @Bindable, once, as the first statement.
import SwiftUI

final class Profile: ObservableObject {
    @Published var name = ""
    @Published var isPublic = false
}

struct ProfileForm: View {
    @EnvironmentObject private var profile: Profile

    var body: some View {
        Form {
            TextField("Name", text: $profile.name)
            Toggle("Public", isOn: self.$profile.isPublic)
            Section {
                TextField("Again", text: $profile.name)
            }
        }
    }
}

struct ProfileScreen: View {
    @StateObject private var profile = Profile()

    var body: some View {
        ProfileForm().environmentObject(profile)
    }
}
