// Catalogue 75: the model.
import SwiftUI

class Model: ObservableObject {
    @Published var title = ""
}

struct ModelView: View {
    @ObservedObject var model: Model

    var body: some View {
        Text(model.title)
    }
}
