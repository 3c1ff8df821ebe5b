// Catalogue 103, 222: a body makes an object of which it shows a member only, or puts it into a value of the
// environment, and a function that a body calls does; making it reads what the body does not observe.
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

@MainActor
@Observable
final class Page {
    var text = ""

    init() {
        text = "\(Counter.shared.value)"
    }
}

struct PageView: View {
    var page: Page

    var body: some View {
        Text(page.text)
    }
}

struct TitleView: View {
    var body: some View {
        Text(Page().text)
    }
}

struct LocalView: View {
    var body: some View {
        let page = Page()
        Text(page.text)
    }
}

struct CalledView: View {
    private func title() -> String { Page().text.uppercased() }

    var body: some View {
        Text(title())
    }
}

struct Box {
    let page: Page
}

private struct BoxKey: EnvironmentKey {
    static let defaultValue: Box? = nil
}

extension EnvironmentValues {
    var box: Box? {
        get { self[BoxKey.self] }
        set { self[BoxKey.self] = newValue }
    }
}

struct BoxView: View {
    @Environment(\.box) private var box

    var body: some View {
        if let box { PageView(page: box.page) }
    }
}

struct BoxRoot: View {
    var body: some View {
        BoxView().environment(\.box, Box(page: Page()))
    }
}
