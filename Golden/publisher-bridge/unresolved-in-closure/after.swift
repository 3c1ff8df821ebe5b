// Catalogue 61, 63: nobody knows whose publisher it is.
import Combine
import SwiftUI

@Observable
final class Document {
    var pages: [Page] = []

    func numbers() -> AnyCancellable {
        pages.publisher.flatMap { $0.$number }.sink { print($0) }
    }
}

final class Page: ObservableObject {
    @Published var number = 1
}

struct DocumentView: View {
    var document: Document
    @ObservedObject var page: Page

    var body: some View {
        Text("\(document.pages.count) \(page.number)")
    }
}
