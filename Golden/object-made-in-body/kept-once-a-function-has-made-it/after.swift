// Catalogue 222: the condition itself makes what is kept; nothing that is read there decides whether to make another one.
import SwiftUI

@Observable
final class Page {
    private(set) var title = ""

    init(number: Int) {
        title = "Page"
        if title.isEmpty { title = "\(number)" }
    }
}

final class Book {
    private var pages: [Int: Page] = [:]

    func page(_ number: Int) -> Page? {
        if let page = pages[number] { return page }
        if let page = makePage(number) {
            pages[number] = page
            return page
        }
        return nil
    }

    private func makePage(_ number: Int) -> Page? {
        guard number > 0 else { return nil }
        return Page(number: number)
    }
}

struct BookView: View {
    let book: Book

    var body: some View {
        if let page = book.page(1) { PageView(page: page) }
    }
}

struct PageView: View {
    var page: Page

    var body: some View { Text(page.title) }
}
