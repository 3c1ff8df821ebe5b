// Catalogue 213: a body shows the clock beside the object; an equal value no longer updates it.
import Foundation
import SwiftUI

final class Model: ObservableObject {
    @Published var name = "a"

    func load() { name = "a" }
}

let start = Date()

struct Root: View {
    @StateObject private var model = Model()

    var body: some View {
        Button("Load") { model.load() }
        Text(model.name)
        Text(Date().timeIntervalSince(start) > 0.05 ? "late" : "early")
    }
}
