// Catalogue 103, 222: a body makes an object of which it shows a member only; the object starts what changes that
// member, or what making it reads, so that the body makes another one without end.
import SwiftUI

@MainActor
final class Counter: ObservableObject {
    static let shared = Counter()
    @Published var value = 0
}

struct CounterView: View {
    @ObservedObject var counter = Counter.shared

    var body: some View {
        Text("\(counter.value)")
    }
}

@MainActor
final class Page: ObservableObject {
    @Published var text: String

    init() {
        text = "\(Counter.shared.value)"
        Task { Counter.shared.value += 1 }
    }
}

struct PageView: View {
    @ObservedObject var page: Page

    var body: some View {
        Text(page.text)
    }
}

struct TitleView: View {
    var body: some View {
        Text(Page().text)
    }
}

@MainActor
final class Loader: ObservableObject {
    @Published var text = ""

    init() {
        Task { text = "Loaded" }
    }
}

struct LoaderView: View {
    @ObservedObject var loader: Loader

    var body: some View {
        Text(loader.text)
    }
}

struct LoadedView: View {
    var body: some View {
        Text(Loader().text)
    }
}
