// Catalogue 83: a method that hands the view to a host, and does nothing else with it, shows it in one place.
import SwiftUI
import UIKit

@Observable
final class Page {
    var number: Int

    init(number: Int) {
        self.number = number
    }
}

struct PageView: View {
    @State private var page: Page

    init(number: Int) {
        _page = State(initialValue: Page(number: number))
    }

    var body: some View {
        Stepper("Number", value: $page.number)
    }
}

extension View {
    func hosted(title: String? = nil) -> UIViewController {
        let controller = UIHostingController(rootView: self)
        if let title { controller.title = title }
        return controller
    }
}

@MainActor
final class Router {
    func open(from controller: UIViewController) {
        let page = PageView(number: 1).padding().hosted(title: "Page")
        controller.present(page, animated: true)
    }
}
