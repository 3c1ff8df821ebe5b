// Catalogue 213: a child asks the clock as it is made, with each update of its parent.
import Foundation
import SwiftUI

final class Model: ObservableObject {
    @Published var name = "a"

    func load() { name = "a" }
}

let start = Date()

struct Age: View {
    private let text: String

    init(limit: Double) {
        text = Date().timeIntervalSince(start) > limit ? "late" : "early"
    }

    var body: some View {
        Text(text)
    }
}

struct Root: View {
    @StateObject private var model = Model()

    var body: some View {
        Button("Load") { model.load() }
        Text(model.name)
        Age(limit: 0.05)
    }
}
