// Catalogue 228: an == with another type is not that of the type, which the compiler makes.
import SwiftUI

struct Row: Equatable {
    let id: Int
    var title = ""

    static func == (left: Row, right: Int) -> Bool {
        left.id == right
    }
}

@Observable
final class Model {
    var value: Row = Row(id: 1, title: "one")

    func refresh() {
        value = Row(id: 1, title: "uno")
    }
}

struct ModelView: View {
    var model: Model

    var body: some View {
        Button(model.value.title) { model.refresh() }
    }
}
