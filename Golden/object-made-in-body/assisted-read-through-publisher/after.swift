// Catalogue 103: asked for, the classes move.
import Combine
import SwiftUI

final class Settings {
    let isOnPublisher = CurrentValueSubject<Bool, Never>(true)
    let name = CurrentValueSubject<String, Never>("")
}

@Observable
final class Preferences {
    var isOn: Bool {
        didSet {
            guard settings.isOnPublisher.value != isOn else { return }
            settings.isOnPublisher.send(isOn)
        }
    }
    private let settings: Settings
    @ObservationIgnored private var cancellables: Set<AnyCancellable> = []

    init(settings: Settings) {
        self.settings = settings
        isOn = true
        subscribe()
    }

    private func subscribe() {
        settings.isOnPublisher
            .removeDuplicates()
            .sink { [weak self] value in self?.isOn = value }
            .store(in: &cancellables)
    }
}

@Observable
final class Profile {
    var name = "" {
        didSet { print(name) }
    }
    @ObservationIgnored private var cancellables: Set<AnyCancellable> = []

    init(settings: Settings) {
        settings.name.map { $0.uppercased() }.assign(to: \.name, on: self).store(in: &cancellables)
    }
}

struct PreferencesView: View {
    var model: Preferences
    var profile: Profile

    var body: some View {
        Text(profile.name + (model.isOn ? "on" : "off")).onTapGesture {
            model.isOn.toggle()
            profile.name = ""
        }
    }
}

struct RootView: View {
    let settings: Settings

    var body: some View {
        PreferencesView(model: Preferences(settings: settings), profile: Profile(settings: settings))
    }
}
