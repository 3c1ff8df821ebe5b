// Catalogue 222, 103: a center of the project calls its observers where something else changes; creating one more starts nothing.
import SwiftUI

protocol SettingsObserver: AnyObject {
    func settingsDidChange(_ isClosed: Bool)
}

final class SettingsCenter {
    static let shared = SettingsCenter()

    private var observers: [SettingsObserver] = []

    func register(_ observer: SettingsObserver) {
        observers.append(observer)
    }

    func change(_ isClosed: Bool) {
        for observer in observers { observer.settingsDidChange(isClosed) }
    }
}

@Observable
final class Dashboard: SettingsObserver {
    var isClosed = false
    var title = ""

    init() {
        SettingsCenter.shared.register(self)
        if isClosed { title = "Closed" }
    }

    func settingsDidChange(_ isClosed: Bool) {
        self.isClosed = isClosed
    }
}

struct DashboardView: View {
    @State private var dashboard: Dashboard

    init() {
        _dashboard = State(initialValue: Dashboard())
    }

    var body: some View {
        Button(dashboard.isClosed ? dashboard.title : "Open") { SettingsCenter.shared.change(true) }
    }
}
