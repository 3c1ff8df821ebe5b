// Catalogue 45: a key path by which a function of the project sets something changes an object.
import SwiftUI

struct Options {
    var limit = 1

    mutating func set<Value>(_ path: WritableKeyPath<Options, Value>, _ value: Value) { self[keyPath: path] = value }
}

final class Details {
    var url: String

    init(url: String) {
        self.url = url
    }

    func observe<Value>(_ path: ReferenceWritableKeyPath<Details, Value>, _ value: Value) {
        self[keyPath: path] = value
    }
}

final class Page: ObservableObject {
    let details: Details
    @Published private(set) var step = 0
    @Published private(set) var isLoading = false

    init(details: Details) {
        self.details = details
    }

    func load() { isLoading = true }

    func next() { step += 1 }

    func rename() {
        details.observe(\.url, "b")
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

    var body: some View { Button("\(page.step)") { page.next() } }
}
