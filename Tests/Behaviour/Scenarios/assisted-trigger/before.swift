// Catalogue 35: asked for, a class moves with a property that nobody reads beside one that is read.
import SwiftUI

final class Cache {
    var count = 0
}

final class Model: ObservableObject {
    @Published private(set) var title = "Things"
    @Published private var version = 0
    let cache = Cache()

    func add() {
        cache.count += 1
        version += 1
    }

    func rename() {
        title += "!"
    }
}

struct Root: View {
    @StateObject private var model = Model()

    var body: some View {
        Button("Add") { model.add() }
        Button("Rename") { model.rename() }
        Text(model.title)
        Text("\(model.cache.count)")
    }
}
