// Catalogue 60, 61, 70: the newest of several objects is followed.
import Combine
import SwiftUI

final class Page: ObservableObject {
    @Published var number: Int

    init(number: Int) { self.number = number }
}

final class Book: ObservableObject {
    @Published var page = Page(number: 1)
    @Published private(set) var shown = 0
    private var cancellables = Set<AnyCancellable>()

    init() {
        $page
            .map { (page: Page) in page.$number }
            .switchToLatest()
            .sink { [weak self] in self?.shown = $0 }
            .store(in: &cancellables)
    }

    func turn() { page = Page(number: page.number + 10) }
}

struct Root: View {
    @StateObject private var book = Book()

    var body: some View {
        Button("Turn") { book.turn() }
        Button("Count") { book.page.number += 1 }
        Text("shown \(book.shown)")
        PageView(page: book.page)
    }
}

struct PageView: View {
    @ObservedObject var page: Page

    var body: some View {
        Text("page \(page.number)")
    }
}
