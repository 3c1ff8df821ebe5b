// Catalogue 45: a key path by which an object from outside is observed sets nothing, though other code sets by key paths.
import SwiftUI
import WebKit

struct Options {
    var limit = 1

    mutating func set<Value>(_ path: WritableKeyPath<Options, Value>, _ value: Value) { self[keyPath: path] = value }
}

final class Details {
    var url: String

    init(url: String) {
        self.url = url
    }
}

final class Page: ObservableObject {
    let details: Details
    @Published private(set) var step = 0
    @Published private(set) var isLoading = false
    private var token: Any?

    init(details: Details) {
        self.details = details
    }

    func load() {
        step += 1
        isLoading = true
    }

    func follow(_ web: WKWebView) {
        token = web.observe(\.url) { [weak self] _, _ in self?.load() }
    }
}

struct PageView: View {
    @ObservedObject var page: Page

    var body: some View {
        Button(page.isLoading ? "a" : "b") { page.load() }.navigationTitle(page.details.url)
    }
}

struct StepView: View {
    @ObservedObject var page: Page

    var body: some View { Text("\(page.step)") }
}
