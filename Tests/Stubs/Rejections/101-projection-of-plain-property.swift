// expect: cannot find '$model' in scope
import SwiftUI

@Observable
final class Model {
    var text = ""
}

struct Editor: View {
    var model: Model

    var body: some View { TextField("Text", text: $model.text) }
}
