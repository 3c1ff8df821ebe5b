// Catalogue 212: a view receives what a property publishes and reads nothing of it.
import SwiftUI

enum Counter {
    static var count = 0
}

final class Model: ObservableObject {
    @Published var name = "a"

    func load() { name += "a" }
}

struct Root: View {
    @StateObject private var model = Model()

    var body: some View {
        Button("Load") { model.load() }
        Text("received \(Counter.count)")
            .onReceive(model.$name) { _ in Counter.count += 1 }
    }
}
