// Catalogue 222: initializers set objects that no view has seen, and what the body around does not read.
import SwiftUI

final class Model: ObservableObject {
    @Published var name = ""
    @Published var count = 0

    init(name: String) {
        self.name = name
        bump()
    }

    func bump() {
        count = name.count
    }
}

final class Router: ObservableObject {
    static let shared = Router()
    @Published var title = ""
    @Published var visits = 0
}

struct ModelView: View {
    @StateObject private var model = Model(name: "a")

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
    @ObservedObject var router = Router.shared

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
