// Catalogue 83, 105, 123: lines in the column of what stands behind a bracket move with the bracket; all others stay.
import SwiftUI

final class Model: ObservableObject {
    @Published var title: String
    @Published var size = CGSize(width: 1,
                                 height: 2)

    init(title: String,
         parts: [String] = []) {
        self.title = title
    }
}

struct ModelView: View {
    @StateObject private var model: Model
    @StateObject private var second: Model
    @StateObject private var third: Model
    @ObservedObject var other: Model

    init(title: String, given: Model) {
        _model = StateObject(wrappedValue: Model(title: title,
                                                 // the parts
                                                 parts: ["a",
                                                         "b",

                                                         "c"]))
        _second = StateObject(wrappedValue: Model(
            title: title
        ))
        _third = StateObject(wrappedValue: Model(title: """
                                                     \(title)
                                                     """,
                                                 parts: []))
        _other = ObservedObject(wrappedValue: Self.make(given,
                                                        again: [given,
                                                                given]))
    }

    static func make(_ model: Model, again: [Model]) -> Model { model }

    var body: some View {
        Text(model.title + second.title + third.title + other.title)
        ChildView(title: "",
                  size: other.size).environmentObject(Model(title: "",
                                                            parts: []))
    }
}

struct ChildView: View {
    let title: String
    let size: CGSize
    @EnvironmentObject var model: Model

    var body: some View {
        Text(model.title)
    }
}
