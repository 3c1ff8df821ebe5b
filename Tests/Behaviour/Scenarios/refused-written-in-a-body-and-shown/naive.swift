// Crash: the body invalidates the view that shows what it counts, and itself.
import Observation
import SwiftUI

@Observable
final class Model {
    var count = 0
    var renders = 0
    var marks = 0

    func mark() { marks += 1 }
}

struct ModelView: View {
    let model: Model

    var body: some View {
        let _ = (model.renders += 1)
        Text("\(model.count)")
    }
}

struct Renders: View {
    let model: Model

    var body: some View {
        Text("renders \(model.renders)")
    }
}

struct Root: View {
    @State private var model = Model()

    var body: some View {
        Button("Add") { model.count += 1 }
        Button("Mark") { model.mark() }
        ModelView(model: model)
        ModelView(model: model)
        Renders(model: model)
    }
}
