// Catalogue 69: a local set in which only such subscriptions are stored is not changed any more.
import Combine
import SwiftUI

final class General: ObservableObject {
    @Published var name = ""
}

final class Advanced: ObservableObject {
    @Published var level = 0
}

final class Settings: ObservableObject {
    let general = General()
    let advanced = Advanced()
    private var cancellables = Set<AnyCancellable>()

    func setUp() {
        var set = Set<AnyCancellable>()

        general.objectWillChange
            .sink { [weak self] in
                self?.objectWillChange.send()
            }
            .store(in: &set)
        advanced.objectWillChange
            .sink { [weak self] in
                self?.objectWillChange.send()
            }
            .store(in: &set)

        cancellables = set
    }

    func setUpMore(_ names: AnyPublisher<String, Never>) {
        var set = Set<AnyCancellable>()
        general.objectWillChange
            .sink { [weak self] in self?.objectWillChange.send() }
            .store(in: &set)
        names.sink { [weak self] in self?.general.name = $0 }.store(in: &set)
        cancellables = set
    }
}

struct SettingsView: View {
    @StateObject private var settings = Settings()

    var body: some View {
        Text(settings.general.name)
        Text("\(settings.advanced.level)")
    }
}
