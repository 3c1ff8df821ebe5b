// Stale: nothing that the view reads changes, so that it shows the former count.
import SwiftUI

final class Cache {
    var count = 0
}

@Observable
final class Model {
    private var version = 0
    let cache = Cache()

    func add() {
        cache.count += 1
        version += 1
    }
}

struct Root: View {
    @State private var model = Model()

    var body: some View {
        Button("Add") { model.add() }
        Text("\(model.cache.count)")
    }
}
