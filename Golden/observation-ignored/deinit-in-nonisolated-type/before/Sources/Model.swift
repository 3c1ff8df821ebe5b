// Catalogue 162, 217: what stands in a nonisolated type gets no actor from its module.
import SwiftUI

nonisolated enum Models {
    final class Model: ObservableObject {
        @Published var count = 0
        var name = ""

        deinit { print(name) }
    }
}

struct ContentView: View {
    @ObservedObject var model: Models.Model

    var body: some View {
        Text(model.name)
    }
}
