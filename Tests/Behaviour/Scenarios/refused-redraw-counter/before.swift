// Catalogue 35, 220: a counter that nothing reads only redraws the view.
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
