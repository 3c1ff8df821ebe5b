// Catalogue 83, 147: objects that are made once or elsewhere, values, and the lazy wrapper.
import SwiftUI

@Observable
final class Page {
    var text = ""
}

final class Legacy: ObservableObject {
    @Published var text = ""
}

struct Size2 {
    var width = 0
}

struct GivenView: View {
    @State private var page: Page
    @State private var size: Size2
    @StateObject private var legacy: Legacy
    @State private var other = Page()

    init(page: Page) {
        _page = State(initialValue: page)
        _size = State(initialValue: Size2(width: 1))
        _legacy = StateObject(wrappedValue: Legacy())
    }

    var body: some View { Text("\(page.text) \(size.width) \(legacy.text) \(other.text)") }
}

@main
struct Main: App {
    @State private var page: Page

    init() {
        _page = State(initialValue: Page())
    }

    var body: some Scene { WindowGroup { Text(page.text) } }
}
