// Catalogue 60: what an operator gets that the project declares for publishers.
import Combine
import SwiftUI

final class Tab {
    @Published var title = ""
}

@Observable
final class Page {
    var title: String {
        get { access(keyPath: \.title); return titleStorage }
        set { withMutation(keyPath: \.title) { titleStorage = newValue } }
    }
    @ObservationIgnored @Published private(set) var titleStorage = ""
}

final class Window {
    @Published var tab: Tab?
}

extension Publisher where Output == Tab?, Failure == Never {
    func map<Value>(_ body: @escaping (Page) -> Value) -> AnyPublisher<Value, Never> {
        compactMap { _ in body(Page()) }.eraseToAnyPublisher()
    }
}

final class Titles {
    let window = Window()

    var publisher: AnyPublisher<Published<String>.Publisher, Never> {
        window.$tab.map { $0.$titleStorage }
    }
}

struct TabView: View {
    var page: Page

    var body: some View {
        Text(page.title)
    }
}
