// Catalogue 82, 83: a controller that is kept, chosen or made again may never show its view, or show another value.
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

final class Tabs: UITabBarController {
    func fill() { viewControllers = [UIHostingController(rootView: DetailView(detail: Detail()))] }
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
    func open(_ isReady: Bool) {
        let controller = UIHostingController(rootView: PageView())
        if isReady { present(controller, animated: true) }
    }
}

final class Card: ObservableObject {
    @Published var text = ""

    init() { Feed.shared.listen() }
}

struct CardView: View {
    @StateObject private var card: Card

    init() { _card = StateObject(wrappedValue: Card()) }

    var body: some View { TextField("Text", text: $card.text) }
}

struct Wrapper: UIViewControllerRepresentable {
    var number: Int
    private let host = UIHostingController(rootView: CardView())

    init(number: Int) { self.number = number }

    func makeUIViewController(context: Context) -> UIViewController { host }
    func updateUIViewController(_ controller: UIViewController, context: Context) {}
}

final class Later: ObservableObject {
    @Published var text = ""

    init() { Feed.shared.listen() }
}

struct LaterView: View {
    @StateObject private var later: Later

    init() { _later = StateObject(wrappedValue: Later()) }

    var body: some View { TextField("Text", text: $later.text) }
}

final class Coordinator: UIViewController {
    private var number = 0

    func open() {
        let controller = UIHostingController(rootView: LaterView())
        number += Feed.shared.listeners
        present(controller, animated: true)
    }
}
