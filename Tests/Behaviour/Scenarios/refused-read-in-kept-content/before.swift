// Catalogue 213: a closure that another view keeps and runs reads the object, so that a change updates that view, and not the one around.
import SwiftUI

final class Model: ObservableObject {
    @Published var name = "a"

    func rename() { name += "!" }
}

enum Counter {
    static var count = 0
}

struct Panel<Content: View>: View {
    let content: () -> Content

    var body: some View { content() }
}

struct Root: View {
    @StateObject private var model = Model()

    var body: some View {
        Button("Count") { Counter.count += 1 }
        Button("Rename") { model.rename() }
        Text("count \(Counter.count)")
        Panel {
            Text(model.name)
        }
    }
}
