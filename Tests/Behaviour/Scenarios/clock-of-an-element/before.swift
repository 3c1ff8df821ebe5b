// Catalogue 213: an element of a list tells by the clock what is shown.
import Foundation
import SwiftUI

final class Model: ObservableObject {
    @Published var name = "a"

    func load() { name = "a" }
}

struct Item: Identifiable {
    let id: Int
    let made = Date()
    var isOld: Bool { Date().timeIntervalSince(made) > 0.05 }
}

struct Root: View {
    @StateObject private var model = Model()
    private let items = [Item(id: 1)]

    var body: some View {
        Button("Load") { model.load() }
        Text(model.name)
        ForEach(items) { item in
            Text(item.isOld ? "late" : "early")
        }
    }
}
