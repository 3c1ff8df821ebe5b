// Catalogue 60, 61: publishers in closures, of other objects, and in extensions.
import Combine
import SwiftUI

@MainActor
final class Document: ObservableObject {
    @Published var text = ""
    @Published var page = Page()
    private var cancellables = Set<AnyCancellable>()

    func follow() {
        Task { [weak self] in
            guard let self else { return }
            self.$text.sink { print($0) }.store(in: &self.cancellables)
        }
        $page
            .flatMap { (page: Page) in page.$number }
            .sink { print($0) }
            .store(in: &cancellables)
    }

    func later() -> () -> AnyCancellable? {
        { [weak self] in self?.$text.sink { print($0) } }
    }
}

final class Page: ObservableObject {
    @Published var number = 1
}

extension Document {
    var isEmpty: AnyPublisher<Bool, Never> { $text.map(\.isEmpty).eraseToAnyPublisher() }

    func numbers(of pages: AnyPublisher<Page, Never>) -> AnyPublisher<Int, Never> {
        pages.map { (page: Page) in page.$number }.switchToLatest().eraseToAnyPublisher()
    }
}

struct PageView: View {
    @ObservedObject var page: Page
    @ObservedObject var document: Document

    var body: some View {
        Text("\(page.number) of \(document.text)")
    }
}
