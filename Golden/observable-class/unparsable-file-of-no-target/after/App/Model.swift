// Catalogue 20: a file that does not parse is not the code of a target that is built without it.
import SwiftUI

@Observable
final class Model {
    var title = ""
}

struct ModelView: View {
    var model: Model

    var body: some View {
        Text(model.title)
    }
}
