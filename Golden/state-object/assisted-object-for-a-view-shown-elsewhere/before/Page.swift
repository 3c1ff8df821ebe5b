// Catalogue 83: a link in a file that knows nothing of the object keeps the view and shows it again.
import SwiftUI

final class Page: ObservableObject {
    @Published var number: Int

    init(number: Int) {
        self.number = number
    }
}

struct PageView: View {
    @StateObject private var page: Page

    init(number: Int) {
        _page = StateObject(wrappedValue: Page(number: number))
    }

    var body: some View {
        Stepper("\(page.number)", value: $page.number)
    }
}
