// Stale: nothing updates the view, so that it shows the former value.
import Foundation
import SwiftUI

@Observable
final class Model {
    var name = "a"

    func load() { name = "a" }
}

struct Item: Identifiable {
    let id: Int
    let made = Date()
    var isOld: Bool { Date().timeIntervalSince(made) > 0.05 }
}

struct Root: View {
    @State private var model = Model()
    private let items = [Item(id: 1)]

    var body: some View {
        Button("Load") { model.load() }
        Text(model.name)
        ForEach(items) { item in
            Text(item.isOld ? "late" : "early")
        }
    }
}
