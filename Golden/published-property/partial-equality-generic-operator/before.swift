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

final class Model: ObservableObject {
    @Published var value: Row = Row(id: 1, title: "one")

    func refresh() {
        value = Row(id: 1, title: "uno")
    }
}

struct ModelView: View {
    @ObservedObject var model: Model

    var body: some View {
        Button(model.value.title) { model.refresh() }
    }
}
