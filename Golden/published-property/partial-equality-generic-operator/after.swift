// Catalogue 228: a generic == of the file is that of the type.
import SwiftUI

protocol Entity {
    var id: Int { get }
}

func == <Value: Entity>(left: Value, right: Value) -> Bool {
    left.id == right.id
}

struct Row: Entity, Equatable {
    let id: Int
    var title = ""
}

@Observable
final class Model {
    var value: Row = Row(id: 1, title: "one")

    // Called by the code of @Observable, so that equal values are announced too.
    private nonisolated func shouldNotifyObservers(_ lhs: Row, _ rhs: Row) -> Bool { true }

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
