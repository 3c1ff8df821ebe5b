// expect: cannot assign value of type 'ObservedObject<Model>' to type 'Bindable<Model>'
import SwiftUI

@Observable
final class Model {
    var text = ""
}

struct Editor: View {
    @Bindable var model: Model

    init(model: Model) {
        _model = ObservedObject(wrappedValue: model)
    }

    var body: some View { Text(model.text) }
}
