// Catalogue 103, 222: the class that functions make for views is `@Observable` already; once the one that it reads and
// sets is too, each change makes another object.
import Observation
import SwiftUI

@MainActor
final class Counter: ObservableObject {
    static let shared = Counter()
    @Published var value = 0
}

@MainActor
@Observable
final class Page {
    var text = ""

    init() {
        text = "\(Counter.shared.value)"
        Task { Counter.shared.value += 1 }
    }
}

@MainActor
func makePage() -> Page {
    Page()
}

struct PageView: View {
    @State private var page: Page

    init(page: Page) {
        _page = State(initialValue: page)
    }

    var body: some View {
        TextField("Text", text: $page.text)
    }
}

struct LabelView: View {
    let page: Page

    var body: some View {
        Text(page.text)
    }
}

struct Root: View {
    var body: some View {
        PageView(page: makePage())
        LabelView(page: makePage())
    }
}

struct CounterView: View {
    @ObservedObject var counter = Counter.shared

    var body: some View {
        Text("\(counter.value)")
    }
}
