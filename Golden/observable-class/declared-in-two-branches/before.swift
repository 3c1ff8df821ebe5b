// Catalogue 20: a class that #if branches declare in two ways moves in both.
import SwiftUI
#if os(iOS)
final class Model: ObservableObject {
    @Published var title = ""
}
#else
final class Model: ObservableObject {
    @Published var name = ""
    @Published var title = ""
}
#endif
struct Screen: View {
    @ObservedObject var model: Model
    var body: some View { Text(model.title) }
}
