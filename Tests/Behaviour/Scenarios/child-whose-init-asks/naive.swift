// Stale: nothing updates the view, so that it shows the former value.
import Foundation
import SwiftUI

@Observable
final class Model {
    var name = "a"

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
    @State private var model = Model()

    var body: some View {
        Button("Load") { model.load() }
        Text(model.name)
        Age(limit: 0.05)
    }
}
