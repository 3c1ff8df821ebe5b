// Catalogue 72, 217: a class on an actor by its protocol is not written off it.
import SwiftUI

@MainActor
protocol Screen {}

@Observable
final class Model: Screen {
    var count = 0

    func load() {
        DispatchQueue.global().async {
            Task { @MainActor in self.count = 1 }
        }
    }
}

struct ContentView: View {
    var model: Model

    var body: some View {
        Text("\(model.count)")
    }
}
