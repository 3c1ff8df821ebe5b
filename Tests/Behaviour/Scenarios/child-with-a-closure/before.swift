// Catalogue 213: a child that is made with a closure is evaluated with its parent, and shows what no object publishes.
import Foundation
import SwiftUI

final class Model: ObservableObject {
    @Published var name = "a"

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
    @StateObject private var model = Model()

    var body: some View {
        Button("Load") { model.load() }
        Text(model.name)
        Panel {
            model.load()
        }
    }
}
