// Stale: the child keeps its state.
import Foundation
import SwiftUI

@Observable
final class Model {
    var name = "a"

    func load() { name = "a" }
}

struct Field: View {
    @State private var count = 0

    var body: some View {
        Button("Count") { count += 1 }
        Text("count \(count)")
    }
}

struct Root: View {
    @State private var model = Model()

    var body: some View {
        Button("Load") { model.load() }
        Text(model.name)
        Field().id(UUID())
    }
}
