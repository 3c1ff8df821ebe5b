// expect: extraneous argument label 'initialValue:' in call
import SwiftUI

@Observable
final class Model {
    var text = ""
}

struct Editor: View {
    @Bindable var model: Model

    init(model: Model) {
        _model = .init(initialValue: model)
    }

    var body: some View { Text(model.text) }
}
