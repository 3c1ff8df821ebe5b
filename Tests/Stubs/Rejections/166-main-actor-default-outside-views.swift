// expect: main actor-isolated default value in a nonisolated context
// flags: -swift-version 6
import SwiftUI

@MainActor
@Observable
final class Model {
    var text = ""
}

struct Helper: DynamicProperty {
    @State private var model = Model()
}
