// Catalogue 2, 160: @MainActor stands on the class line, so @Observable joins it there, after it.
import SwiftUI

@MainActor class ProfileModel: ObservableObject {
    @Published var name = ""

    func load() async {
        name = "Robin"
    }
}

@MainActor public final class AvatarModel: ObservableObject {
    @Published var initials = "R"
}

struct ProfileView: View {
    @StateObject private var model = ProfileModel()
    @StateObject private var avatar = AvatarModel()

    var body: some View {
        Text(avatar.initials + model.name)
            .task { await model.load() }
    }
}
