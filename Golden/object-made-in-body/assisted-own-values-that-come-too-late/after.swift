// Catalogue 103, 222: what the closure starts holds the object, but runs once the object is dropped, if at all.
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
            .sink { [weak self] _ in
                guard let self else { return }
                save()
            }
            .store(in: &subscriptions)
        load()
    }

    private func load() {
        if name == nil, saves == 0 { name = "x" }
    }

    func save() {
        write { self.saves += 1 }
    }

    private func write(_ change: @escaping () -> Void) { DispatchQueue.main.async(execute: change) }
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
