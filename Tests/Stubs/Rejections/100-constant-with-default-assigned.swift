// expect: immutable value 'self.model' may only be initialized once
import SwiftUI

@Observable
final class Model {
    var text = ""
}

struct Editor: View {
    let model = Model()

    init(model: Model) {
        self.model = model
    }

    var body: some View { Text(model.text) }
}
