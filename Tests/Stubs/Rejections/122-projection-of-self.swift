// expect: value of type 'Editor' has no member '$model'
import SwiftUI

@Observable
final class Model {
    var text = ""
}

struct Editor: View {
    @Environment(Model.self) private var model

    var body: some View {
        @Bindable var model = model
        TextField("Text", text: self.$model.text)
    }
}
