// Catalogue 213: each update gives a child another identity, and so its first state.
import Foundation
import SwiftUI

final class Model: ObservableObject {
    @Published var name = "a"

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
    @StateObject private var model = Model()

    var body: some View {
        Button("Load") { model.load() }
        Text(model.name)
        Field().id(UUID())
    }
}
