// Catalogue 60, 61: publishers in closures, of other objects, and in extensions.
import Combine
import SwiftUI

@MainActor
@Observable
final class Document {
    var text = "" { willSet { textSubject.send(newValue) } }
    @ObservationIgnored private lazy var textSubject = CurrentValueSubject<String, Never>(_text)
    var page = Page() { willSet { pageSubject.send(newValue) } }
    @ObservationIgnored private lazy var pageSubject = CurrentValueSubject<Page, Never>(_page)
    @ObservationIgnored private var cancellables = Set<AnyCancellable>()

    func follow() {
        Task { [weak self] in
            guard let self else { return }
            self.textSubject.sink { print($0) }.store(in: &self.cancellables)
        }
        pageSubject
            .flatMap { (page: Page) in page.numberSubject }
            .sink { print($0) }
            .store(in: &cancellables)
    }

    func later() -> () -> AnyCancellable? {
        { [weak self] in self?.textSubject.sink { print($0) } }
    }
}

@Observable
final class Page {
    var number = 1 { willSet { numberSubject.send(newValue) } }
    @ObservationIgnored private(set) lazy var numberSubject = CurrentValueSubject<Int, Never>(_number)
}

extension Document {
    var isEmpty: AnyPublisher<Bool, Never> { textSubject.map(\.isEmpty).eraseToAnyPublisher() }

    func numbers(of pages: AnyPublisher<Page, Never>) -> AnyPublisher<Int, Never> {
        pages.map { (page: Page) in page.numberSubject }.switchToLatest().eraseToAnyPublisher()
    }
}

struct PageView: View {
    var page: Page
    var document: Document

    var body: some View {
        Text("\(page.number) of \(document.text)")
    }
}
