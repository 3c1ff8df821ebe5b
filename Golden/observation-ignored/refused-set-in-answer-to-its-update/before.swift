// Catalogue 59: an action that an update runs sets the property that caused it.
import SwiftUI

final class Settings {
    var title = ""
    private var count = 0

    func note() { count += 1 }
}

final class Profile: ObservableObject {
    @Published var name = ""
    var settings = Settings()
    var icon: Image?

    init(icon: Image?) { self.icon = icon }
}

extension Image {
    mutating func reset() { self = Image(systemName: "star") }
}

struct ProfileView: View {
    @ObservedObject var profile: Profile

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
        .onChange(of: profile.settings.title) { profile.settings = Settings() }
        .onChange(of: profile.icon == nil) { profile.icon?.reset() }
    }
}
