// Catalogue 213: the same functions, one of which the body of the view itself runs.
import SwiftUI

final class Inbox: ObservableObject {
    @Published var title = ""
    @Published var selection = 0

    func select(_ number: Int) { selection = number }

    func rename() { title = "Inbox" }
}

struct LoadingView<Content: View>: View {
    let load: () -> Double
    let content: (Double) -> Content

    init(_ load: @escaping () -> Double, content: @escaping (Double) -> Content) {
        self.load = load
        self.content = content
    }

    var body: some View { content(load()) }
}

struct InboxView: View {
    @ObservedObject var inbox: Inbox

    var body: some View {
        Text(inbox.title)
        LoadingView(age) { Text("\($0)") }
    }

    private func age() -> Double { Clock.shared.age(of: inbox.title) }
}

final class Clock {
    static let shared = Clock()

    func age(of title: String) -> Double { Date().timeIntervalSince1970 }
}
