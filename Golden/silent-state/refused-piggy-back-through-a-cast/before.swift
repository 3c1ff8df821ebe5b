// Catalogue 24, 213: a cast says of which class the object is that the view shows, and which stays as it is.
import SwiftUI

// reobserve:keep
class Page: ObservableObject {
    @Published var title = ""
}

final class TextPage: Page {
    @Published var version = 1
    var encoding = "utf8"

    func convert() { encoding = "ascii" }
}

final class Library: ObservableObject {
    @Published var page: Page?
    @Published var conversions = 0

    func convert() {
        (page as? TextPage)?.convert()
        conversions += 1
    }
}

struct EncodingView: View {
    @ObservedObject var library: Library

    var body: some View {
        if let page = (library.page as? TextPage) {
            Text(page.encoding)
        }
    }
}

struct ForcedView: View {
    @ObservedObject var library: Library

    var body: some View {
        Text((library.page as! TextPage).encoding)
    }
}

struct ConversionsView: View {
    @ObservedObject var library: Library

    var body: some View {
        Button("\(library.conversions)") { library.convert() }
    }
}
