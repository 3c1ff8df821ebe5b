// Catalogue 83, 105, 123: lines in the column of what stands behind a bracket move with the bracket; all others stay.
import SwiftUI

@Observable
final class Model {
    var title: String
    var size = CGSize(width: 1,
                      height: 2)

    init(title: String,
         parts: [String] = []) {
        self.title = title
    }
}

struct ModelView: View {
    @State private var model: Model
    @State private var second: Model
    @State private var third: Model
    var other: Model

    init(title: String, given: Model) {
        _model = State(initialValue: Model(title: title,
                                           // the parts
                                           parts: ["a",
                                                   "b",

                                                   "c"]))
        _second = State(initialValue: Model(
            title: title
        ))
        _third = State(initialValue: Model(title: """
                                                     \(title)
                                                     """,
                                                 parts: []))
        other = Self.make(given,
                          again: [given,
                                  given])
    }

    static func make(_ model: Model, again: [Model]) -> Model { model }

    var body: some View {
        Text(model.title + second.title + third.title + other.title)
        ChildView(title: "",
                  size: other.size).environment(Model(title: "",
                                                      parts: []))
    }
}

struct ChildView: View {
    let title: String
    let size: CGSize
    @Environment(Model.self) var model

    var body: some View {
        Text(model.title)
    }
}
