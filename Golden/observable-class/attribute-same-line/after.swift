// Catalogue 2, 160: @MainActor stands on the class line, so @Observable joins it there, after it.
import SwiftUI

@MainActor @Observable class ProfileModel {
    var name = ""

    func load() async {
        name = "Robin"
    }
}

@MainActor @Observable public final class AvatarModel {
    var initials = "R"
}

struct ProfileView: View {
    @State private var model = ProfileModel()
    @State private var avatar = AvatarModel()

    var body: some View {
        Text(avatar.initials + model.name)
            .task { await model.load() }
    }
}
