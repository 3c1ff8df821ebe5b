// Catalogue 7: a class nested in the view that owns it; its indentation is kept.
import SwiftUI

struct SearchView: View {
    @Observable
    final class Model {
        var term = ""
    }

    @State private var model = Model()

    var body: some View {
        TextField("Search", text: $model.term)
    }
}
