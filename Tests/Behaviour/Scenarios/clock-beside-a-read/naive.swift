// Stale: nothing updates the view, so that it shows the former value.
import Foundation
import SwiftUI

@Observable
final class Model {
    var name = "a"

    func load() { name = "a" }
}

let start = Date()

struct Root: View {
    @State private var model = Model()

    var body: some View {
        Button("Load") { model.load() }
        Text(model.name)
        Text(Date().timeIntervalSince(start) > 0.05 ? "late" : "early")
    }
}
