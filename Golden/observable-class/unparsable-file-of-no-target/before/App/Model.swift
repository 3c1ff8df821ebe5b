// Catalogue 20: a file that does not parse is not the code of a target that is built without it.
import SwiftUI

final class Model: ObservableObject {
    @Published var title = ""
}

struct ModelView: View {
    @ObservedObject var model: Model

    var body: some View {
        Text(model.title)
    }
}
