// Catalogue 20: a class that #if branches declare in two ways moves in both.
import SwiftUI
#if os(iOS)
@Observable
final class Model {
    var title = ""
}
#else
@Observable
final class Model {
    var name = ""
    var title = ""
}
#endif
struct Screen: View {
    var model: Model
    var body: some View { Text(model.title) }
}
