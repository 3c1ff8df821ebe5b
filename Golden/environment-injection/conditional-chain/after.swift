// Catalogue 20, 123: #if within a chain of modifiers, in all branches and behind.
import SwiftUI
@Observable
final class Model {
    var title = ""
}
struct Screen: View {
    @State var model = Model()
    var body: some View {
        Text(model.title)
        #if os(iOS)
            .environment(model)
        #else
            .padding()
            .environment(model)
        #endif
            .padding()
            .environment(model)
    }
}
struct Other: View {
    @Environment(Model.self) var model
    var body: some View { Text(model.title) }
}
