// Catalogue 103, 222: once the object is dropped, its own values come to no closure that holds it weakly.
import Combine
import SwiftUI

@Observable
final class SettingsModel {
    var name: String? { willSet { nameSubject.send(newValue) } }
    @ObservationIgnored private lazy var nameSubject = CurrentValueSubject<String?, Never>(_name)
    var saves = 0
    @ObservationIgnored private var subscriptions = Set<AnyCancellable>()

    init() {
        load()
        nameSubject
            .dropFirst()
            .receive(on: DispatchQueue.main)
            .sink { [weak self] _ in self?.save() }
            .store(in: &subscriptions)
        load()
    }

    private func load() {
        if name == nil, saves == 0 { name = "x" }
    }

    func save() { saves += 1 }
}

struct SettingsView: View {
    @State private var model: SettingsModel

    init() {
        _model = State(initialValue: SettingsModel())
    }

    var body: some View { Text("\(model.name ?? "") \(model.saves)") }
}

struct RootView: View {
    var body: some View { SettingsView() }
}
