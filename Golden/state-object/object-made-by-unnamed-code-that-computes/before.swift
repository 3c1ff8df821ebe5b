// Catalogue 83: what the library asks of values while the object is made only computes, or is asked of others.
import SwiftUI

struct Named: CustomStringConvertible {
    let name: String

    var description: String {
        name
    }
}

struct Row: Hashable {
    let id: Int
    let title: String

    static func == (left: Row, right: Row) -> Bool {
        left.id == right.id
    }

    func hash(into hasher: inout Hasher) {
        hasher.combine(id)
    }
}

struct Loud: CustomStringConvertible {
    var description: String {
        print("described")
        return "a"
    }
}

final class Model: ObservableObject {
    @Published var count = 0
    let name: String
    let id: Int

    init(id: Int) {
        self.id = id
        name = "\(Named(name: "a")) \(id)"
        count = Set([Row(id: id, title: "a")]).count
    }

    func speak() {
        print("\(Loud())")
    }
}

struct ModelView: View {
    @StateObject private var model: Model

    init(id: Int) {
        _model = StateObject(wrappedValue: Model(id: id))
    }

    var body: some View {
        Button("\(model.count)") { model.speak() }
    }
}

struct RootView: View {
    var body: some View {
        ModelView(id: 1)
    }
}
