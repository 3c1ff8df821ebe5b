// expect: has no member '$name'
import SwiftUI

@Observable
class Model {
    var name = ""
}

struct ModelView: View {
    var model: Model

    var body: some View {
        Text(model.name)
            .onReceive(model.$name) { print($0) }
    }
}
