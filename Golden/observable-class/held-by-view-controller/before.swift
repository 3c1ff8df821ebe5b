// Catalogue 173: a view controller that only holds the model and hands it on is no obstacle.
import SwiftUI
import UIKit

final class Profile: ObservableObject {
    @Published var name = ""
}

final class ProfileController: UIViewController {
    private let profile = Profile()

    func show() {
        profile.name = "Ada"
        present(UIHostingController(rootView: ProfileView(profile: profile)), animated: true)
    }
}

struct ProfileView: View {
    @ObservedObject var profile: Profile

    var body: some View {
        Text(profile.name)
    }
}
