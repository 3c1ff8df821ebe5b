// Catalogue 60, 66: the view of a host tells whose publisher is used, so that other classes are not concerned.
import Combine
import SwiftUI

@Observable
final class Settings {
    var devices = 1 { willSet { devicesSubject.send(newValue) } }
    @ObservationIgnored private(set) lazy var devicesSubject = CurrentValueSubject<Int, Never>(_devices)
}

@Observable
final class Preferences {
    var devices = 1
}

struct SettingsView: View {
    var model: Settings

    var body: some View { Text("\(model.devices)") }
}

struct PreferencesView: View {
    var preferences: Preferences

    var body: some View { Text("\(preferences.devices)") }
}

final class SettingsController: UIHostingController<SettingsView> {
    private var cancellables = Set<AnyCancellable>()

    func follow() {
        self.rootView.model.devicesSubject
            .sink { print($0) }
            .store(in: &cancellables)
    }
}

final class Holder {
    private var cancellables = Set<AnyCancellable>()

    func follow(_ controller: UIHostingController<SettingsView>) {
        controller.rootView.model.devicesSubject
            .sink { print($0) }
            .store(in: &cancellables)
    }
}
