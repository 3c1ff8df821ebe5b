// Catalogue 103: what is called makeView is no requirement of a representable: a body runs it with each update.
import SwiftUI

final class Tracker {
    var count = 0

    func start(_ url: String) { count += 1 }
}

final class UserData: ObservableObject {
    @Published var widgets: [String] = []
    private var tracker: Tracker?

    init(url: String) {
        tracker = Tracker()
        tracker?.start(url)
    }

    func reload() {
        tracker = nil
        widgets = ["a"]
    }
}

struct LazyView<Content: View>: View {
    let build: () -> Content

    var body: Content { build() }

    init(_ build: @autoclosure @escaping () -> Content) {
        self.build = build
    }
}

struct PageView: View {
    @ObservedObject var data: UserData

    var body: some View { Button(data.widgets.joined()) { data.reload() } }
}

final class Widget {
    let url: String

    init(url: String) { self.url = url }
}

extension Widget {
    @ViewBuilder func makeView() -> some View {
        let address = url
        NavigationLink(destination: LazyView(PageView(data: UserData(url: address)))) { Text("Go") }
    }
}

struct LinkView: View {
    let widget: Widget

    var body: some View { widget.makeView() }
}
