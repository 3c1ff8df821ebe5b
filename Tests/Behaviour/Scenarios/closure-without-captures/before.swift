// Catalogue 213: a child that is made with a closure that captures nothing is made with the same one each time, and is not evaluated with its parent.
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
        Button("Count", action: action)
        Text("count \(Counter.count)")
    }
}

struct Root: View {
    @StateObject private var model = Model()

    var body: some View {
        Button("Load") { model.load() }
        Text(model.name)
        Panel {
            let step = 1
            Counter.count += step
        }
    }
}
