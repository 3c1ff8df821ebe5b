// Catalogue 5, 20: the other branch declares a class that is no ObservableObject.
import SwiftUI
#if os(iOS)
final class Model: ObservableObject {
    @Published var title = ""
}
#else
final class Model {
    var title = ""
}
#endif
struct Screen: View {
    #if os(iOS)
    @ObservedObject var model: Model
    #else
    @State var model: Model
    #endif
    var body: some View { Text(model.title) }
}
