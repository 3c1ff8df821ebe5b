// expect: setter is inaccessible
import SwiftUI

@Observable
final class Model {
    private(set) var text = ""
}

struct Editor: View {
    @Bindable var model: Model

    var body: some View { TextField("Text", text: $model.text) }
}
