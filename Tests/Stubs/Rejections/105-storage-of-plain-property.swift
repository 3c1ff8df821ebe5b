// expect: cannot find '_model' in scope
import SwiftUI

final class Model: ObservableObject {
    @Published var text = ""
}

struct Editor: View {
    var model: Model

    init(model: Model) {
        _model = ObservedObject(wrappedValue: model)
    }

    var body: some View { Text(model.text) }
}
