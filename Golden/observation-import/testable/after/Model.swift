// Catalogue 75: the model.
import SwiftUI

@Observable
class Model {
    var title = ""
}

struct ModelView: View {
    var model: Model

    var body: some View {
        Text(model.title)
    }
}
