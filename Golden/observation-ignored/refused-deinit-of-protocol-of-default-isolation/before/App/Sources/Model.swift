// Catalogue 162, 217: the protocol is of a module that may put all its declarations on the main actor, and what conforms to it with them.
import Kit
import SwiftUI

final class Model: ObservableObject, Named {
    @Published var count = 0
    var name = ""

    deinit { print(name) }
}

struct ContentView: View {
    @ObservedObject var model: Model

    var body: some View {
        Text(model.name)
    }
}
