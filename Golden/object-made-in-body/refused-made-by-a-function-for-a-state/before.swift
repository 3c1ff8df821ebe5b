// Catalogue 103, 222: a view keeps the first object that it is given, and a body makes another one with each update, by
// a function, a static one, a shared factory or one behind a protocol; making it reads and sets what the body does not
// observe. The environment is given one in the same way.
import SwiftUI

@MainActor
final class Counter: ObservableObject {
    static let shared = Counter()
    @Published var value = 0
}

@MainActor
final class Page: ObservableObject {
    @Published var text = ""

    init() {
        text = "\(Counter.shared.value)"
        Task { Counter.shared.value += 1 }
    }

    static func make() -> Page { Page() }

    func named(_ name: String) -> Page {
        text = name
        return self
    }
}

@MainActor
func makePage() -> Page {
    Page()
}

@MainActor
protocol Pages {
    func page() -> Page
}

@MainActor
final class PageFactory: Pages {
    static let shared = PageFactory()
    private lazy var inner = InnerFactory()

    func page() -> Page { inner.page() }
}

@MainActor
final class InnerFactory {
    func page() -> Page {
        let page = Page()
        return page
    }
}

struct PageView: View {
    @StateObject private var page: Page

    init(page: Page) {
        _page = StateObject(wrappedValue: page)
    }

    var body: some View {
        TextField("Text", text: $page.text)
    }
}

struct PassingView: View {
    private let page: Page

    init(page: Page) {
        self.page = page
    }

    var body: some View {
        PageView(page: page)
    }
}

struct PassingRoot: View {
    var body: some View {
        PassingView(page: makePage())
    }
}

struct FreeRoot: View {
    var body: some View {
        PageView(page: makePage())
    }
}

struct StaticRoot: View {
    var body: some View {
        PageView(page: .make())
    }
}

struct LocalRoot: View {
    var body: some View {
        let page = PageFactory.shared.page()
        PageView(page: page)
    }
}

struct ProtocolRoot: View {
    let pages: any Pages

    var body: some View {
        PageView(page: pages.page())
    }
}

struct RowsView: View {
    let pages: [Page]

    var body: some View {
        ForEach(pages.indices, id: \.self) { PageView(page: pages[$0]) }
    }
}

struct RowsRoot: View {
    var body: some View {
        RowsView(pages: [Page()])
    }
}

struct LabelView: View {
    @ObservedObject var page: Page

    var body: some View {
        Text(page.text)
    }
}

struct NamedRoot: View {
    var body: some View {
        LabelView(page: Page().named("Page"))
    }
}

struct TitleView: View {
    @ObservedObject var page: Page

    var body: some View {
        Text(page.text)
    }
}

struct ClosureRoot: View {
    var body: some View {
        TitleView(page: ({ Page() }()))
    }
}

struct CounterView: View {
    @ObservedObject var counter = Counter.shared

    var body: some View {
        Text("\(counter.value)")
    }
}
