// Catalogue 4, 19: conformance in an extension, and a class by another name.
import SwiftUI

final class FormModel {
    @Published var text = "a"
}

extension FormModel: ObservableObject {}

extension FormModel {
    func double() { text += text }
}

typealias Model = FormModel

struct Root: View {
    @StateObject private var model = Model()

    var body: some View {
        Button("Double") { model.double() }
        TextView(model: model)
    }
}

struct TextView: View {
    @ObservedObject var model: Model

    var body: some View {
        TextField("Text", text: $model.text)
    }
}
