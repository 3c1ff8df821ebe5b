// Catalogue 222: a body reads what a view that it makes sets, without looking, so that each change sets it back.
import SwiftUI

final class Router: ObservableObject {
    static let shared = Router()
    @Published var title = ""
    @Published var detail = ""
}

struct PageView: View {
    let name: String

    init(name: String) {
        self.name = name
        [name].forEach { Router.shared.title = $0 }
    }

    var body: some View {
        Text(name)
    }
}

struct RootView: View {
    var body: some View {
        Text(Router.shared.title)
        PageView(name: "a")
        Button("Clear") { Router.shared.title = "" }
            .onAppear { Router.shared.detail = "" }
    }
}

struct TitleView: View {
    @ObservedObject var router = Router.shared

    var body: some View {
        Text(router.title + router.detail)
    }
}
