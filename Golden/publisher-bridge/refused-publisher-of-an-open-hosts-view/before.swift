// Catalogue 60, 66: a generic host does not tell whose publisher is used, so each class that has one may be meant.
import Combine
import SwiftUI

final class Settings: ObservableObject {
    @Published var devices = 1
}

final class Preferences: ObservableObject {
    @Published var devices = 1
}

struct SettingsView: View {
    @ObservedObject var model: Settings

    var body: some View { Text("\(model.devices)") }
}

struct PreferencesView: View {
    @ObservedObject var preferences: Preferences

    var body: some View { Text("\(preferences.devices)") }
}

class Host<Content: View>: UIHostingController<Content> {}

final class SettingsController: Host<SettingsView> {
    private var cancellables = Set<AnyCancellable>()

    func follow() {
        self.rootView.model.$devices
            .sink { print($0) }
            .store(in: &cancellables)
    }
}
