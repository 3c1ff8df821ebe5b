// Catalogue 162, 217: the module may put all its classes on the main actor.
import SwiftUI

final class Model: ObservableObject {
    @Published var count = 0
    var name = ""

    deinit { print(name) }

    func rename(_ name: String) { self.name = name }
}

struct ContentView: View {
    @ObservedObject var model: Model

    var body: some View {
        Text(model.name)
    }
}
