// Catalogue 103, 222: the body around a view makes it, and with it what its initializer and the defaults of its
// properties get from functions. The first body that makes a value from which a state is set made it once before.
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
}

@MainActor
final class Draft: ObservableObject {
    @Published var text = ""

    init() {
        text = "\(Counter.shared.value)"
    }
}

@MainActor
func makePage() -> Page {
    Page()
}

@MainActor
func makeDraft() -> Draft {
    Draft()
}

struct DefaultView: View {
    @ObservedObject var page = makePage()

    var body: some View {
        TextField("Text", text: $page.text)
    }
}

struct InitView: View {
    @ObservedObject var page: Page

    init(page: Page? = nil) {
        self.page = page ?? makePage()
    }

    var body: some View {
        TextField("Text", text: $page.text)
    }
}

struct StateView: View {
    @StateObject private var draft: Draft

    init() {
        _draft = StateObject(wrappedValue: makeDraft())
    }

    var body: some View {
        TextField("Text", text: $draft.text)
    }
}

struct Root: View {
    var body: some View {
        DefaultView()
        InitView()
        StateView()
    }
}

struct CounterView: View {
    @ObservedObject var counter = Counter.shared

    var body: some View {
        Text("\(counter.value)")
    }
}
