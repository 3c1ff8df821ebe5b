// Catalogue 7, 103: an object of a class within another type, where only another class of its name reads anything
// while it is made.
import SwiftUI

@MainActor
@Observable
final class Counter {
    static let shared = Counter()
    var value = 0
}

struct CounterView: View {
    var counter = Counter.shared

    var body: some View {
        Button("\(counter.value)") { counter.value += 1 }
    }
}

enum Feature {
    @MainActor
    @Observable
    final class Page {
        var text = ""
    }

    struct PageView: View {
        @Bindable var page: Page

        var body: some View {
            TextField("Text", text: $page.text)
        }
    }
}

@MainActor
final class Page {
    let text: String

    init() {
        text = "\(Counter.shared.value)"
    }
}

struct RootView: View {
    var body: some View {
        Feature.PageView(page: Feature.Page())
    }
}
