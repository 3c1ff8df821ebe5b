// Catalogue 60: what a publisher's operator gets, beside a function of that name for sequences.
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

extension Sequence {
    func map<Value>(_ path: KeyPath<Element, Value>) -> [Value] { map { $0[keyPath: path] } }
}

final class Titles {
    let window = Window()

    var publisher: some Publisher<String?, Never> {
        window.$tab.map { tab -> AnyPublisher<String?, Never> in
            tab?.$title.map { $0 }.eraseToAnyPublisher() ?? Just(nil).eraseToAnyPublisher()
        }.switchToLatest()
    }
}

struct TabView: View {
    @ObservedObject var page: Page

    var body: some View {
        Text(page.title)
    }
}
