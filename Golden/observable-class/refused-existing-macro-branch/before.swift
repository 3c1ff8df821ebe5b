// Catalogue 16, 20: the other branch is @Observable already.
import SwiftUI
#if canImport(Observation)
@Observable final class Model {
    var title = ""
}
#else
final class Model: ObservableObject {
    @Published var title = ""
}
#endif
struct Screen: View {
    #if canImport(Observation)
    var model: Model
    #else
    @ObservedObject var model: Model
    #endif
    var body: some View { Text(model.title) }
}
