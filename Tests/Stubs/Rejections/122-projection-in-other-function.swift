// expect: cannot find '$model' in scope
import SwiftUI

@Observable
final class Model {
    var text = ""
}

struct Editor: View {
    @Environment(Model.self) private var model

    var body: some View {
        @Bindable var model = model
        TextField("Text", text: $model.text)
        field
    }

    private var field: some View { TextField("Text", text: $model.text) }
}
