// Catalogue 41, 5: in one branch of #if the type of the property has an == that leaves something out.
import SwiftUI

struct Page: Equatable {
    let number: Int
    var text: String

    static func == (left: Page, right: Page) -> Bool {
        left.number == right.number
    }
}

final class Reader: ObservableObject {
    #if os(macOS)
    @Published var page = ""
    #else
    @Published var page = Page(number: 1, text: "")
    #endif

    func turn() {
        #if os(macOS)
        page = "two"
        #else
        page = Page(number: 1, text: "two")
        #endif
    }
}

struct ReaderView: View {
    @ObservedObject var reader: Reader

    var body: some View {
        Text("\(reader.page)")
    }
}
