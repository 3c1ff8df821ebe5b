// Catalogue 20: #if branches with half a declaration each, which Swift does not accept.
import SwiftUI
#if os(iOS)
final class Model: ObservableObject {
#else
final class Model: Base, ObservableObject {
#endif
    @Published var title = ""
}
class Base {}
struct Screen: View {
    @ObservedObject var model: Model
    var body: some View { Text(model.title) }
}
