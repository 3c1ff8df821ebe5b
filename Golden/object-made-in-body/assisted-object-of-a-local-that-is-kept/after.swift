// Catalogue 103, 222: what the initializer makes and keeps is dropped along with the object.
import SwiftUI

@Observable
final class Place {
    var tab = 0
}

@Observable
final class Router {
    private let place: Place
    private var token: Any?
    var tab: Int {
        didSet { place.tab = tab }
    }

    init() {
        let used = Place()
        place = used
        tab = used.tab
        token = NotificationCenter.default.addObserver(forName: .init("home"), object: nil, queue: nil) {
            [weak self] _ in self?.goHome()
        }
    }

    private func goHome() { tab = 2 }
}

@Observable
final class Page {
    var number = 0
}

@Observable
final class Pager {
    private let page: Page
    var number: Int {
        didSet { page.number = number }
    }

    init(page: Page? = nil) {
        let used = page ?? Page()
        self.page = used
        number = used.number
        NotificationCenter.default.addObserver(self, selector: #selector(goHome), name: .init("home"), object: nil)
    }

    @objc private func goHome() { number = 2 }
}

struct TabsView: View {
    @State private var router: Router
    @State private var pager: Pager

    init() {
        let router = Router()
        _router = State(initialValue: router)
        let pager = Pager()
        _pager = State(initialValue: pager)
    }

    var body: some View { Text("\(router.tab) \(pager.number)") }
}

struct RootView: View {
    var body: some View { TabsView() }
}
