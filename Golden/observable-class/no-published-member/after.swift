// Catalogue 1, 120: a class without any @Published, and one without members at all.
import SwiftUI

@Observable
final class Router {
    func open(_ path: String) {}
}

final class Marker {}

struct LinkView: View {
    @Environment(Router.self) private var router

    var body: some View {
        Button("Open") { router.open("/") }
    }
}

struct LinkApp: App {
    @State private var router = Router()
    @State private var marker = Marker()

    var body: some Scene {
        WindowGroup {
            LinkView().environment(router)
        }
    }
}
