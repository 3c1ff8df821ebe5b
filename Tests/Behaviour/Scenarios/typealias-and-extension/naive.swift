// Stale: a conformance without the macro tracks nothing.
import SwiftUI

final class FormModel {
    var text = "a"
}

extension FormModel: Observable {}

extension FormModel {
    func double() { text += text }
}

typealias Model = FormModel

struct Root: View {
    @State private var model = Model()

    var body: some View {
        Button("Double") { model.double() }
        TextView(model: model)
    }
}

struct TextView: View {
    @Bindable var model: Model

    var body: some View {
        TextField("Text", text: $model.text)
    }
}
