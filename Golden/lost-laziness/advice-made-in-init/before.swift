// Catalogue 147: an object for each time that the view is made.
import SwiftUI

@Observable
final class Page {
    let number: Int
    var text = ""

    init(number: Int) { self.number = number }
}

struct PageView: View {
    @State private var page: Page

    init(number: Int) {
        _page = State(initialValue: Page(number: number))
    }

    var body: some View { Text(page.text) }
}

struct OtherView: View {
    @State private var page: Page
    @Bindable private var draft: Page

    init(number: Int) {
        self._page = .init(wrappedValue: Page(number: number))
        _draft = Bindable(wrappedValue: Page(number: 0))
    }

    var body: some View { TextField(page.text, text: $draft.text) }
}
