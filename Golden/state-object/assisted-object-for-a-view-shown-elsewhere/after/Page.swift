// Catalogue 83: a link in a file that knows nothing of the object keeps the view and shows it again.
import SwiftUI

@Observable
final class Page {
    var number: Int

    init(number: Int) {
        self.number = number
    }
}

struct PageView: View {
    @State private var page: Page

    init(number: Int) {
        _page = State(initialValue: Page(number: number))
    }

    var body: some View {
        Stepper("\(page.number)", value: $page.number)
    }
}
