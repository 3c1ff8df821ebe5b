// Catalogue 80: a type named State in a module that the file doesn't import is in nobody's way.
import SwiftUI

@Observable
final class Model {
    var title = ""
}

struct Screen: View {
    @State private var isOpen = false
    @State private var model = Model()

    var body: some View {
        Text(isOpen ? model.title : "")
    }
}
