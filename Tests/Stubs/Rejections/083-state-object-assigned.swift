// expect: cannot assign value of type 'StateObject<Model>' to type 'State<Model>'
import SwiftUI

@Observable
final class Model {
    var text = ""
}

struct Editor: View {
    @State private var model: Model

    init(model: Model) {
        _model = StateObject(wrappedValue: model)
    }

    var body: some View { Text(model.text) }
}
