// expect: call to main actor-isolated
import SwiftUI

@MainActor
@Observable
final class Model {
    var text = ""

    func refresh() {}
}

struct Helper: DynamicProperty {
    @State private var model: Model

    func refresh() {
        model.refresh()
    }
}
