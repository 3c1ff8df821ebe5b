// Catalogue 103, 222: what is told by a selector runs only the function that the selector names, which sets nothing that making reads.
import Foundation
import SwiftUI

protocol Presenting: AnyObject {
    func present(_ name: String)
}

@Observable
final class Route {
    var sheet = ""
}

@Observable
final class Router: Presenting {
    var sheet: String {
        didSet { route.sheet = sheet }
    }
    var tab = 0
    private let route: Route

    init(route: Route) {
        self.route = route
        sheet = route.sheet
        NotificationCenter.default.addObserver(self, selector: #selector(reset), name: .init("reset"), object: nil)
    }

    deinit {
        NotificationCenter.default.removeObserver(self)
    }

    @objc private func reset() {
        tab = 0
    }

    func present(_ name: String) {
        sheet = name
    }
}

struct RouterView: View {
    var router: Router
    var route: Route

    var body: some View {
        Text(route.sheet)
        Text("\(router.sheet) \(router.tab)")
        Button("Present") {
            router.present("settings")
        }
    }
}

struct RootView: View {
    let route: Route

    var body: some View {
        RouterView(router: Router(route: route), route: route)
    }
}
