// Catalogue 103, 222: what the closure starts holds the object, but runs once the object is dropped, if at all.
import Combine
import SwiftUI

final class SettingsModel: ObservableObject {
    @Published var name: String?
    @Published var saves = 0
    private var subscriptions = Set<AnyCancellable>()

    init() {
        load()
        $name
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
    @StateObject private var model: SettingsModel

    init() {
        _model = StateObject(wrappedValue: SettingsModel())
    }

    var body: some View { Text("\(model.name ?? "") \(model.saves)") }
}

struct RootView: View {
    var body: some View { SettingsView() }
}
