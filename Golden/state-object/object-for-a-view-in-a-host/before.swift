// Catalogue 83: a hosting controller shows its view in one place; a local that is only handed to it is not shown besides.
import SwiftUI
import UIKit

final class Page: ObservableObject {
    @Published var number: Int

    init(number: Int) {
        self.number = number
    }
}

struct PageView: View {
    let title: String
    @StateObject private var page: Page

    init(title: String, number: Int) {
        self.title = title
        _page = StateObject(wrappedValue: Page(number: number))
    }

    var body: some View {
        Stepper(title, value: $page.number)
    }
}

final class PageController: UIHostingController<PageView> {
    init(number: Int) {
        let view = PageView(title: "A", number: number)
        super.init(rootView: view)
    }

    required init?(coder: NSCoder) { nil }

    func turn(to number: Int) {
        rootView = PageView(title: "B", number: number)
    }
}

final class PlainController: UIHostingController<PageView> {}

@MainActor
final class Router {
    func open(_ number: Int, from controller: UIViewController) {
        let view = PageView(title: "C", number: number)
        let host = UIHostingController(rootView: view)
        host.rootView = PageView(title: view.title, number: number + 1)
        controller.present(host, animated: true)
        controller.present(PlainController(rootView: PageView(title: "D", number: 4)), animated: true)
    }

    func title(of number: Int) -> String {
        let view = PageView(title: "E", number: number)
        return view.title
    }
}
