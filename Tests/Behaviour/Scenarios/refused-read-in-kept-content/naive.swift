// Stale: only the panel is updated, and the count stays as it was.
import SwiftUI

@Observable
final class Model {
    var name = "a"

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
    @State private var model = Model()

    var body: some View {
        Button("Count") { Counter.count += 1 }
        Button("Rename") { model.rename() }
        Text("count \(Counter.count)")
        Panel {
            Text(model.name)
        }
    }
}
