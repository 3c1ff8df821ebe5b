// Catalogue 60: what an operator gets that the project declares for publishers.
import Combine
import SwiftUI

final class Tab {
    @Published var title = ""
}

final class Page: ObservableObject {
    @Published var title = ""
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
        window.$tab.map { $0.$title }
    }
}

struct TabView: View {
    @ObservedObject var page: Page

    var body: some View {
        Text(page.title)
    }
}
