// Catalogue 222: initializers set objects that no view has seen, and what the body around does not read.
import SwiftUI

@Observable
final class Model {
    var name = ""
    var count = 0

    init(name: String) {
        self.name = name
        bump()
    }

    func bump() {
        count = name.count
    }
}

@Observable
final class Router {
    static let shared = Router()
    var title = ""
    var visits = 0
}

struct ModelView: View {
    @State private var model = Model(name: "a")

    var body: some View {
        Text("\(model.name) \(model.count)")
    }
}

struct PageView: View {
    init() {
        Router.shared.title = "Page"
    }

    var body: some View {
        Text("Page").onTapGesture { Router.shared.visits += 1 }
    }
}

struct RootView: View {
    var router = Router.shared

    var body: some View {
        Text("\(router.title) \(router.visits)")
    }
}

struct PlainView: View {
    var body: some View {
        PageView()
        ModelView()
        Button("Visit") { Router.shared.visits += 1 }
    }
}

#Preview {
    PageView()
}
