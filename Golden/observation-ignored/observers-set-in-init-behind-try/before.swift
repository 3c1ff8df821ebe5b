// Catalogue 39: set behind `try` in init, a tracked property runs its observers as little as a plain one.
import SwiftUI

func parse(_ text: String) throws -> Int { text.count }

final class Reader: ObservableObject {
    @Published var title: String
    var page: Int {
        didSet { title = "\(page)" }
    }
    var chapter: Int {
        didSet { title = "\(chapter)" }
    }

    init(text: String) throws {
        try page = parse(text)
        title = text
        try self.chapter = parse(text)
    }
}

struct ReaderView: View {
    @ObservedObject var reader: Reader

    var body: some View {
        Text("\(reader.title) \(reader.page) \(reader.chapter)")
    }
}
