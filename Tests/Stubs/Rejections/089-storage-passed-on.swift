// expect: cannot convert value of type 'State<Model>' to expected argument type 'StateObject<Model>'
import SwiftUI

final class Model: ObservableObject {
    @Published var text = ""
}

struct Field: View {
    @StateObject private var model: Model

    init(_ model: StateObject<Model>) {
        _model = model
    }

    var body: some View { Text(model.text) }
}

struct Editor: View {
    @State private var model = Model()

    var body: some View { Field(_model) }
}
