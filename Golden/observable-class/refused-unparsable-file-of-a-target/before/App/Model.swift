// Catalogue 20: a file of a target that does not parse may use any type.
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
