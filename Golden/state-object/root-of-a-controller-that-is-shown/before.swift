// Catalogue 82, 83: a view that is only the root of controllers which are shown at once is made as often as it is shown.
import SwiftUI
import UIKit

final class Feed {
    static let shared = Feed()
    private(set) var listeners = 0

    func listen() { listeners += 1 }
}

final class Detail: ObservableObject {
    @Published var text = ""

    init() { Feed.shared.listen() }
}

struct DetailView: View {
    @StateObject var detail: Detail

    var body: some View { TextField("Text", text: $detail.text) }
}

final class Page: ObservableObject {
    @Published var text = ""

    init() { Feed.shared.listen() }
}

struct PageView: View {
    @StateObject private var page: Page

    init() { _page = StateObject(wrappedValue: Page()) }

    var body: some View { TextField("Text", text: $page.text) }
}

final class Opener: UIViewController {
    func openDetail() {
        let controller = UIHostingController(rootView: DetailView(detail: Detail()).padding())
        controller.modalPresentationStyle = .fullScreen
        present(controller, animated: true)
    }

    func openPage() {
        navigationController?.pushViewController(UIHostingController(rootView: PageView()), animated: true)
    }

    func openNext() {
        let navigation = UINavigationController(rootViewController: makePage())
        show(navigation, sender: nil)
    }

    private func makePage() -> UIViewController {
        return UIHostingController(rootView: PageView())
    }
}
