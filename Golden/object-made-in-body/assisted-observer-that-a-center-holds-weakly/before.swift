// Catalogue 103, 222: a center holds what observes by a selector weakly, so that a dropped object gets no notification.
import SwiftUI

final class Router: ObservableObject {
    @Published var tab: Int
    private var last = 0

    init() {
        tab = 1
        last = tab
        observe()
    }

    private func observe() {
        NotificationCenter.default.addObserver(self, selector: #selector(goHome), name: .init("home"), object: nil)
    }

    @objc private func goHome() { tab = 2 }
}

struct TabsView: View {
    @StateObject private var router: Router

    init() {
        let router = Router()
        _router = StateObject(wrappedValue: router)
    }

    var body: some View { Text("\(router.tab)") }
}

struct RootView: View {
    var body: some View { TabsView() }
}
