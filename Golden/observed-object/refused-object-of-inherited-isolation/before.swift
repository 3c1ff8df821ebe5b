// Catalogue 165, 217: the wrapper put the structure on the main actor, on which the object is by its superclass.
import SwiftUI

@MainActor
class Base {}

final class Model: Base, ObservableObject {
    @Published var count = 0
}

struct Summary {
    @ObservedObject var model: Model

    var text: String { "\(model.count)" }
}

struct ContentView: View {
    @ObservedObject var model: Model

    var body: some View {
        Text("\(model.count)")
    }
}
