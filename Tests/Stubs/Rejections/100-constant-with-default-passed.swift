// expect: argument passed to call that takes no arguments
import SwiftUI

@Observable
final class Model {
    var text = ""
}

struct Editor: View {
    let model = Model()

    var body: some View { Text(model.text) }
}

struct Root: View {
    var body: some View { Editor(model: Model()) }
}
