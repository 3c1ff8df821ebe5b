// Catalogue 20, 61: a use in #if false counts: nobody knows what is built tomorrow.
import SwiftUI
final class Model: ObservableObject {
    @Published var title = ""
}
struct Screen: View {
    @StateObject var model = Model()
    var body: some View {
        Text(model.title)
        #if false
            .onReceive(model.$title) { _ in }
        #endif
    }
}
