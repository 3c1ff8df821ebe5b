// Catalogue 122: a computed binding and a function that returns one make it in place.
import SwiftUI

final class Profile: ObservableObject {
    @Published var name = ""
    @Published var tags: [String] = []
}

struct ProfileView: View {
    @EnvironmentObject private var profile: Profile

    var body: some View {
        TextField("Name", text: name)
        TextField("Tag", text: tag(0))
    }

    private var name: Binding<String> { $profile.name }

    private func tag(_ index: Int) -> Binding<String> {
        $profile.tags[index]
    }
}

#Preview {
    ProfileView().environmentObject(Profile())
}
