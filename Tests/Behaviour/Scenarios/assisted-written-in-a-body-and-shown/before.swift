// Catalogue 229: a view shows how often bodies ran, which only a redraw for another reason brings up to date.
import SwiftUI

final class Model: ObservableObject {
    @Published var count = 0
    var renders = 0
    var marks = 0

    func mark() { marks += 1 }
}

struct ModelView: View {
    @ObservedObject var model: Model

    var body: some View {
        let _ = (model.renders += 1)
        Text("\(model.count)")
    }
}

struct Renders: View {
    @ObservedObject var model: Model

    var body: some View {
        Text("renders \(model.renders)")
    }
}

struct Root: View {
    @StateObject private var model = Model()

    var body: some View {
        Button("Add") { model.count += 1 }
        Button("Mark") { model.mark() }
        ModelView(model: model)
        ModelView(model: model)
        Renders(model: model)
    }
}
