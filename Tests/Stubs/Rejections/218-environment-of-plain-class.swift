// expect: instance method 'environment' requires that 'Router' conform to 'Observable'
import SwiftUI

final class Router {
    func open(_ path: String) {}
}

struct Root: View {
    @State private var router = Router()

    var body: some View { Text("").environment(router) }
}
