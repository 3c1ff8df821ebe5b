// Catalogue 122: a computed binding and a function that returns one make it in place.
import SwiftUI

@Observable
final class Profile {
    var name = ""
    var tags: [String] = []
}

struct ProfileView: View {
    @Environment(Profile.self) private var profile

    var body: some View {
        TextField("Name", text: name)
        TextField("Tag", text: tag(0))
    }

    private var name: Binding<String> { Bindable(profile).name }

    private func tag(_ index: Int) -> Binding<String> {
        Bindable(profile).tags[index]
    }
}

#Preview {
    ProfileView().environment(Profile())
}
