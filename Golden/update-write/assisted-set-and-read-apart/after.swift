// Catalogue 222: a body reads what a view that it makes sets, without looking, so that each change sets it back.
import SwiftUI

@Observable
final class Router {
    static let shared = Router()
    var title = ""
    var detail = ""
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
    var router = Router.shared

    var body: some View {
        Text(router.title + router.detail)
    }
}
