// Catalogue 202: bodies run a subscript, an operator, a getter by key path and a comparison, each of which counts how often it runs.
import SwiftUI

final class Model: ObservableObject, Comparable, CustomStringConvertible {
    @Published var count = 0
    var marks = 0
    private var subscripts = 0
    private var calls = 0
    private var comparisons = 0
    private var descriptions = 0
    private var paths = 0
    var operators = 0

    subscript(position: Int) -> Int {
        subscripts += 1
        return count + position
    }

    var description: String {
        descriptions += 1
        return "model"
    }

    var doubled: Int {
        paths += 1
        return count * 2
    }

    func callAsFunction() -> Int {
        calls += 1
        return count
    }

    func mark() { marks += 1 }

    static func == (left: Model, right: Model) -> Bool { left === right }

    static func < (left: Model, right: Model) -> Bool {
        left.comparisons += 1
        return left.count < right.count
    }

    static func += (model: Model, number: Int) { model.operators += number }
}

struct ModelView: View {
    @ObservedObject var model: Model

    var body: some View {
        let _ = (model += 1)
        Text("\(model[1]) \(model()) \(model) \([model].map(\.doubled)[0]) \([model, model].sorted().count) \(model.count)")
    }
}

struct Root: View {
    @StateObject private var model = Model()

    var body: some View {
        Button("Add") { model.count += 1 }
        Button("Mark") { model.mark() }
        ModelView(model: model)
        ModelView(model: model)
    }
}
