// Catalogue 83, 86: what the initializer is given only assigns, so that it may run with each value of the view.
import SwiftUI

final class Page: ObservableObject {
    @Published var number: Int
    private var task: Task<Void, Never>?

    init(number: Int) {
        self.number = number
    }

    convenience init(title: String) {
        let number = Page.number(of: title)
        self.init(number: number)
    }

    static func number(of title: String) -> Int {
        if title.hasPrefix("b") { return 2 }
        return 1
    }

    deinit {
        task?.cancel()
    }
}

struct Root: View {
    @State private var isBold = false

    var body: some View {
        Toggle("Bold", isOn: $isBold)
        PageView(title: isBold ? "bold" : "plain", page: Page(title: isBold ? "bold" : "plain"))
        MadeView {
            let number = isBold ? 3 : 4
            return Page(number: number)
        }
    }
}

struct PageView: View {
    let title: String
    @StateObject private var page: Page

    init(title: String, page: @autoclosure @escaping () -> Page) {
        self.title = title
        _page = StateObject(wrappedValue: page())
    }

    var body: some View {
        Button("Turn") { page.number += 1 }
        Text("\(title) \(page.number)")
    }
}

struct MadeView: View {
    @StateObject private var page: Page

    init(make: @escaping () -> Page) {
        _page = StateObject(wrappedValue: make())
    }

    var body: some View {
        Button("Turn back") { page.number -= 1 }
        Text("made \(page.number)")
    }
}
