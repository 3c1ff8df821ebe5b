// expect: instance method 'focusedSceneObject' requires that 'Model' conform to 'ObservableObject'
import SwiftUI

@Observable
final class Model {
    var text = ""
}

struct Editor: View {
    @State private var model = Model()

    var body: some View { Text(model.text).focusedSceneObject(model) }
}
