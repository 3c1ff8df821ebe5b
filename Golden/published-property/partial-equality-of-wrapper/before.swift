// Catalogue 228: the == that the compiler makes asks that of the wrapper, which ignores the value.
import SwiftUI

@propertyWrapper
struct Uncompared<Value>: Equatable {
    var wrappedValue: Value

    static func == (left: Uncompared, right: Uncompared) -> Bool { true }
}

struct Row: Equatable {
    let id: Int
    @Uncompared var title: String
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
