// Catalogue 103, 222: once the object is dropped, its own values come to no closure that holds it weakly.
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
    @StateObject private var model: SettingsModel

    init() {
        _model = StateObject(wrappedValue: SettingsModel())
    }

    var body: some View { Text("\(model.name ?? "") \(model.saves)") }
}

struct RootView: View {
    var body: some View { SettingsView() }
}
