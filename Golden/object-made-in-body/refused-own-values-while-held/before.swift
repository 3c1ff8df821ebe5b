// Catalogue 103, 222: a task holds the object and then sets the value, the closure holds it, or another object publishes.
import Combine
import SwiftUI

final class SettingsModel: ObservableObject {
    @Published var name: String?
    @Published var saves = 0
    private var subscriptions = Set<AnyCancellable>()

    init() {
        if saves == 0 { load() }
        $name
            .dropFirst()
            .sink { [weak self] _ in self?.save() }
            .store(in: &subscriptions)
    }

    private func load() {
        Task { @MainActor in name = "x" }
    }

    func save() { saves += 1 }
}

final class FilterModel: ObservableObject {
    @Published var name: String?
    @Published var saves = 0
    private var subscriptions = Set<AnyCancellable>()

    init() {
        $name
            .dropFirst()
            .receive(on: DispatchQueue.main)
            .sink { _ in self.saves += 1 }
            .store(in: &subscriptions)
        if saves == 0 { load() }
    }

    private func load() { name = "x" }
}

final class DraftModel: ObservableObject {
    @Published var name: String?
    @Published var saves = 0
    private var subscriptions = Set<AnyCancellable>()

    init() {
        $name
            .dropFirst()
            .sink { [weak self] _ in
                guard let self else { return }
                Task { @MainActor in self.saves += 1 }
            }
            .store(in: &subscriptions)
        if saves == 0 { load() }
    }

    private func load() { name = "x" }
}

struct SettingsView: View {
    @StateObject private var model: SettingsModel
    @StateObject private var filter: FilterModel
    @StateObject private var draft: DraftModel

    init() {
        _model = StateObject(wrappedValue: SettingsModel())
        _filter = StateObject(wrappedValue: FilterModel())
        _draft = StateObject(wrappedValue: DraftModel())
    }

    var body: some View { Text("\(model.name ?? "") \(model.saves) \(filter.saves) \(draft.saves)") }
}

struct RootView: View {
    var body: some View { SettingsView() }
}
