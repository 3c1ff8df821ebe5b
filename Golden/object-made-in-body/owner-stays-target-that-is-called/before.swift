// Catalogue 103, 222: another object may call all that the protocol asks for, and so set what making reads.
import Foundation
import SwiftUI

protocol Presenting: AnyObject {
    func present(_ name: String)
}

final class Presenter: @unchecked Sendable {
    static let shared = Presenter()
    weak var target: (any Presenting)?

    func observe(_ target: any Presenting, selector: String) {
        self.target = target
        target.present(selector)
    }
}

final class Route: ObservableObject {
    @Published var sheet = ""
}

final class Router: ObservableObject, Presenting {
    @Published var sheet: String {
        didSet { route.sheet = sheet }
    }
    private let route: Route

    init(route: Route) {
        self.route = route
        sheet = route.sheet
        Presenter.shared.observe(self, selector: "reset")
    }

    func present(_ name: String) {
        sheet = name
    }
}

struct RouterView: View {
    @ObservedObject var router: Router
    @ObservedObject var route: Route

    var body: some View {
        Text(route.sheet)
        Text(router.sheet)
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
