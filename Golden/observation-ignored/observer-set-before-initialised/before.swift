// Catalogue 39: set before the object is complete, a tracked property runs its observers as little as a plain one.
import SwiftUI

final class Reader: ObservableObject {
    @Published var title: String
    let code: Int
    var book: Int? {
        didSet { title = "\(book ?? 0)" }
    }
    var page: Int {
        didSet { title = "\(page)" }
    }

    init() {
        self.book = 1
        title = ""
        code = 7
        page = 3
    }

    init(page: Int, code: Int) {
        self.page = page
        self.book = code
        self.title = ""
        self.code = code
    }
}

struct ReaderView: View {
    @ObservedObject var reader: Reader

    var body: some View {
        Text("\(reader.title) \(reader.book ?? 0) \(reader.page)")
    }
}
