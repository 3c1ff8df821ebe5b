// Catalogue 60, 66: the view of a host tells whose publisher is used, so that other classes are not concerned.
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

final class SettingsController: UIHostingController<SettingsView> {
    private var cancellables = Set<AnyCancellable>()

    func follow() {
        self.rootView.model.$devices
            .sink { print($0) }
            .store(in: &cancellables)
    }
}

final class Holder {
    private var cancellables = Set<AnyCancellable>()

    func follow(_ controller: UIHostingController<SettingsView>) {
        controller.rootView.model.$devices
            .sink { print($0) }
            .store(in: &cancellables)
    }
}
