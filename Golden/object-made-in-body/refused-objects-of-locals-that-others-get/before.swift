// Catalogue 103, 222: others have the object that the initializer keeps: it is handed to them, or comes from them.
import SwiftUI

final class Place: ObservableObject {
    @Published var tab = 0
}

final class Places {
    static let shared = Places()
    private var all: [Place] = []

    func add(_ place: Place) {
        all.append(place)
        DispatchQueue.main.async { place.tab = 1 }
    }
}

final class Router: ObservableObject {
    private let place: Place
    @Published var tab: Int {
        didSet { place.tab = tab }
    }

    init() {
        let used = Place()
        place = used
        tab = used.tab
        Places.shared.add(used)
    }
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

    init(page: Page) {
        let router = Router()
        _router = StateObject(wrappedValue: router)
        let pager = Pager(page: page)
        _pager = StateObject(wrappedValue: pager)
    }

    var body: some View { Text("\(router.tab) \(pager.number)") }
}

struct RootView: View {
    let page: Page

    var body: some View { TabsView(page: page) }
}
