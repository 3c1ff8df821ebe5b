// Catalogue 69, 189: the view is told of changes of the outer object only.
import SwiftUI

final class Address: ObservableObject {
    @Published var city = ""
    @Published var street = ""
}

final class Profile: ObservableObject {
    @Published var name = ""
    @Published var home = Address()
    let work: Address? = nil
}

struct ProfileView: View {
    @StateObject private var profile = Profile()

    var body: some View {
        Text(profile.name)
        Text(profile.home.city)
        Text(profile.home.street)
        if let city = profile.work?.city {
            Text(city)
        }
    }
}

struct HeaderView: View {
    @EnvironmentObject var profile: Profile

    var body: some View { title }

    private var title: some View {
        Text(self.profile.home.city)
    }
}
