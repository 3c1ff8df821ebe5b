// Catalogue 103, 222: a center holds what observes by a selector weakly, so that a dropped object gets no notification.
import SwiftUI

@Observable
final class Router {
    var tab: Int
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
    @State private var router: Router

    init() {
        let router = Router()
        _router = State(initialValue: router)
    }

    var body: some View { Text("\(router.tab)") }
}

struct RootView: View {
    var body: some View { TabsView() }
}
