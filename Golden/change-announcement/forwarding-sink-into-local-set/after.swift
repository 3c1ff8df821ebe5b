// Catalogue 69: a local set in which only such subscriptions are stored is not changed any more.
import Combine
import SwiftUI

@Observable
final class General {
    var name = ""
}

@Observable
final class Advanced {
    var level = 0
}

@Observable
final class Settings {
    let general = General()
    let advanced = Advanced()
    @ObservationIgnored private var cancellables = Set<AnyCancellable>()

    func setUp() {
        let set = Set<AnyCancellable>()

        cancellables = set
    }

    func setUpMore(_ names: AnyPublisher<String, Never>) {
        var set = Set<AnyCancellable>()
        names.sink { [weak self] in self?.general.name = $0 }.store(in: &set)
        cancellables = set
    }
}

struct SettingsView: View {
    @State private var settings = Settings()

    var body: some View {
        Text(settings.general.name)
        Text("\(settings.advanced.level)")
    }
}
