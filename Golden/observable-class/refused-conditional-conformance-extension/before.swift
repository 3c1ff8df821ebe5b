// Catalogue 5, 20: an extension within #if makes the class an ObservableObject only in some builds.
import SwiftUI
final class Model {
    @Published var title = ""
}
#if os(iOS)
extension Model: ObservableObject {}
#endif
struct Screen: View {
    #if os(iOS)
    @StateObject var model = Model()
    #else
    @State var model = Model()
    #endif
    var body: some View { Text(model.title) }
}
