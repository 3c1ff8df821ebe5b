// Catalogue 222: a body asks a function that sets, behind `try?`, what the page did not follow and the function then reads.
import SwiftUI

final class Document: ObservableObject {
    static let shared = Document()
    @Published var length = 0

    func count(_ text: String) throws -> Int { text.count }
}

enum Measure {
    static func length(of text: String) -> Int {
        try? Document.shared.length = Document.shared.count(text)
        return Document.shared.length
    }
}

struct DocumentView: View {
    @ObservedObject var document = Document.shared

    var body: some View { Text("\(document.length)") }
}

struct PageView: View {
    let text: String

    var body: some View { Text("\(Measure.length(of: text))") }
}
