// Stale: nothing updates the view, so that it shows the former value.
import Foundation
import SwiftUI

@Observable
final class Model {
    var name = "a"

    func load() { name = "a" }
}

enum Counter {
    static var count = 0
}

struct Panel: View {
    let action: () -> Void

    var body: some View {
        Button("Count") { Counter.count += 1 }
        Button("Again", action: action)
        Text("count \(Counter.count)")
    }
}

struct Root: View {
    @State private var model = Model()

    var body: some View {
        Button("Load") { model.load() }
        Text(model.name)
        Panel {
            model.load()
        }
    }
}
