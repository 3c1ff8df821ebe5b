// Catalogue 59: an action that an update runs calls a method of the object that the property holds; the property stays as it is.
import SwiftUI

final class Settings {
    var title = ""
    private var count = 0

    func note() { count += 1 }
}

@Observable
final class Profile {
    var name = ""
    var settings = Settings()
    var icon: Image?

    init(icon: Image?) { self.icon = icon }
}

extension View {
    func outlined() -> some View { border(.red) }
}

struct ProfileView: View {
    @Bindable var profile: Profile

    var body: some View {
        VStack {
            profile.icon.frame(width: 20)
            TextField("Name", text: $profile.name)
            Text(profile.settings.title)
            Button("Begin anew") {
                profile.settings = Settings()
                profile.icon = Image(systemName: "star")
            }
        }
        .onChange(of: profile.settings.title) { profile.settings.note() }
        .onChange(of: profile.icon == nil) { note(profile.icon?.outlined()) }
    }

    private func note(_ value: Any?) {}
}
