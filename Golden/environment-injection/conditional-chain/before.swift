// Catalogue 20, 123: #if within a chain of modifiers, in all branches and behind.
import SwiftUI
final class Model: ObservableObject {
    @Published var title = ""
}
struct Screen: View {
    @StateObject var model = Model()
    var body: some View {
        Text(model.title)
        #if os(iOS)
            .environmentObject(model)
        #else
            .padding()
            .environmentObject(model)
        #endif
            .padding()
            .environmentObject(model)
    }
}
struct Other: View {
    @EnvironmentObject var model: Model
    var body: some View { Text(model.title) }
}
