// expect: no exact matches in call to initializer
import SwiftUI

final class Model: ObservableObject {
    @Published var text = ""
}

struct Editor: View {
    @Environment(Model.self) private var model

    var body: some View { Text(model.text) }
}
