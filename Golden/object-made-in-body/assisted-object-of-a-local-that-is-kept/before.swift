// Catalogue 103, 222: what the initializer makes and keeps is dropped along with the object.
import SwiftUI

final class Place: ObservableObject {
    @Published var tab = 0
}

final class Router: ObservableObject {
    private let place: Place
    private var token: Any?
    @Published var tab: Int {
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

final class Page: ObservableObject {
    @Published var number = 0
}

final class Pager: ObservableObject {
    private let page: Page
    @Published var number: Int {
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
    @StateObject private var router: Router
    @StateObject private var pager: Pager

    init() {
        let router = Router()
        _router = StateObject(wrappedValue: router)
        let pager = Pager()
        _pager = StateObject(wrappedValue: pager)
    }

    var body: some View { Text("\(router.tab) \(pager.number)") }
}

struct RootView: View {
    var body: some View { TabsView() }
}
