// Catalogue 61, 63: nobody knows whose publisher it is.
import Combine
import SwiftUI

final class Document: ObservableObject {
    @Published var pages: [Page] = []

    func numbers() -> AnyCancellable {
        pages.publisher.flatMap { $0.$number }.sink { print($0) }
    }
}

final class Page: ObservableObject {
    @Published var number = 1
}

struct DocumentView: View {
    @ObservedObject var document: Document
    @ObservedObject var page: Page

    var body: some View {
        Text("\(document.pages.count) \(page.number)")
    }
}
