// expect: cannot assign to property: 'child' is a 'let' constant
import SwiftUI

@Observable
final class Child {
    var text = ""
}

@Observable
final class Model {
    let child = Child()
}

struct Editor: View {
    @Bindable var model: Model

    var body: some View { TextField("Text", text: $model.child.text) }
}
