// Catalogue 213: no update waits for asynchronous functions that a view is handed, or that its own functions call.
import SwiftUI

@Observable
final class Inbox {
    var title = ""
    var selection = 0

    func select(_ number: Int) { selection = number }

    func rename() { title = "Inbox" }
}

struct LoadingView<Empty: View, Content: View>: View {
    @Binding var value: Double?
    let content: (Double) -> Content
    let empty: () -> Empty
    let action: () async -> Double

    init(
        _ action: @escaping () async -> Double, value: Binding<Double?>,
        @ViewBuilder _ empty: @escaping () -> Empty, @ViewBuilder content: @escaping (Double) -> Content
    ) {
        _value = value
        self.action = action
        self.empty = empty
        self.content = content
    }

    var body: some View {
        if let value {
            content(value)
        } else {
            empty().onAppear { Task { await load() } }
        }
    }

    private func load() async { value = await action() }
}

extension LoadingView where Empty == EmptyView {
    init(
        _ action: @escaping () async -> Double, value: Binding<Double?>,
        @ViewBuilder content: @escaping (Double) -> Content
    ) {
        self.init(action, value: value, { EmptyView() }, content: content)
    }
}

struct InboxView: View {
    var inbox: Inbox
    @State private var value: Double?

    var body: some View {
        Text(inbox.title)
        LoadingView(age, value: $value) { Text("\($0)") }
    }

    private func age() async -> Double { await Clock.shared.age(of: inbox.title) }
}

final class Clock {
    static let shared = Clock()

    func age(of title: String) async -> Double { Date().timeIntervalSince1970 }
}
