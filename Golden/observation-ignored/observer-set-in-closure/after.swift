// Catalogue 39: observers run in both worlds for what a closure sets, wherever it stands.
import SwiftUI

@Observable
final class Reader {
    var title = ""
    var page = 0 {
        didSet { title = "\(page)" }
    }

    init(pages: [Int]) {
        pages.forEach { page = $0 }
    }
}

struct ReaderView: View {
    var reader: Reader

    var body: some View {
        Text("\(reader.title) \(reader.page)")
    }
}
