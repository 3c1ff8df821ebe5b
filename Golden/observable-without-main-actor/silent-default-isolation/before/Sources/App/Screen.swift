// Catalogue 161, 188: the module's code is on the main actor by itself.
import SwiftUI

@Observable
final class Model {
    var text = ""
}

struct Screen: View {
    @State private var model = Model()

    var body: some View { Text(model.text) }
}
