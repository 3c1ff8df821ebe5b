// Catalogue 20: the name is a class in one branch and a struct in the other.
import SwiftUI
#if os(iOS)
final class Model: ObservableObject {
    @Published var title = ""
}
#else
struct Model {
    var title = ""
}
#endif
struct Screen: View {
    #if os(iOS)
    @ObservedObject var model: Model
    #else
    var model: Model
    #endif
    var body: some View { Text(model.title) }
}
