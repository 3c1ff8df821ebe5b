// Catalogue 41: the alias is generic, and what it is given has an == that leaves something out.
import SwiftUI

struct Route<Screen> {
    let screen: Screen
}

extension Route: Equatable where Screen: Equatable {}

typealias Routes<Screen> = [Route<Screen>]

struct Page: Equatable {
    let number: Int
    var title = ""

    static func == (left: Page, right: Page) -> Bool { left.number == right.number }
}

@Observable
final class Navigator {
    var routes: Routes<Page> = []

    // Called by the code of @Observable, so that equal values are announced too.
    private nonisolated func shouldNotifyObservers(_ lhs: Routes<Page>, _ rhs: Routes<Page>) -> Bool { true }

    func show(_ page: Page) {
        routes = [Route(screen: page)]
    }
}

struct NavigatorView: View {
    @State private var navigator = Navigator()

    var body: some View {
        Text(navigator.routes.map(\.screen.title).joined())
    }
}
