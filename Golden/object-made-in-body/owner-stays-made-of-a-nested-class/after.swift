// Catalogue 7, 103, 222: the class of the object, or the view that gets it, is within another type.
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
    @Observable
    final class Page {
        var text = ""

        init() {
            text = "\(Counter.shared.value)"
        }
    }
}

extension Feature {
    struct PageView: View {
        @Bindable var page: Page

        var body: some View {
            TextField("Text", text: $page.text)
        }
    }
}

struct RootView: View {
    var body: some View {
        Feature.PageView(page: Feature.Page())
    }
}
