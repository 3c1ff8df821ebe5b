// Catalogue 35: a property that nobody reads makes views show what is not tracked.
import SwiftUI

final class Cache {
    var count = 0
}

final class Model: ObservableObject {
    @Published private var version = 0
    let cache = Cache()

    func add() {
        cache.count += 1
        version += 1
    }
}

struct Root: View {
    @StateObject private var model = Model()

    var body: some View {
        Button("Add") { model.add() }
        Text("\(model.cache.count)")
    }
}
