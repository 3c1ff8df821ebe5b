// Catalogue 1, 120: a class without any @Published, and one without members at all.
import SwiftUI

final class Router: ObservableObject {
    func open(_ path: String) {}
}

final class Marker: ObservableObject {}

struct LinkView: View {
    @EnvironmentObject private var router: Router

    var body: some View {
        Button("Open") { router.open("/") }
    }
}

struct LinkApp: App {
    @StateObject private var router = Router()
    @StateObject private var marker = Marker()

    var body: some Scene {
        WindowGroup {
            LinkView().environmentObject(router)
        }
    }
}
