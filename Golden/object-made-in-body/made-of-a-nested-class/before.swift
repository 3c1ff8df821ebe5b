// Catalogue 7, 103: an object of a class within another type, where only another class of its name reads anything
// while it is made.
import SwiftUI

@MainActor
final class Counter: ObservableObject {
    static let shared = Counter()
    @Published var value = 0
}

struct CounterView: View {
    @ObservedObject var counter = Counter.shared

    var body: some View {
        Button("\(counter.value)") { counter.value += 1 }
    }
}

enum Feature {
    @MainActor
    final class Page: ObservableObject {
        @Published var text = ""
    }

    struct PageView: View {
        @ObservedObject var page: Page

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
