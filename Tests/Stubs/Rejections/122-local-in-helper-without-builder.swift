// expect: function declares an opaque return type, but has no return statements
import SwiftUI

@Observable
final class Model {
    var text = ""
}

struct Editor: View {
    @Environment(Model.self) private var model

    var body: some View { field }

    private var field: some View {
        @Bindable var model = model
        TextField("Text", text: $model.text)
    }
}
