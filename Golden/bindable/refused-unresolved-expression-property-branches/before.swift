// Catalogue 20, 122: an environment object has two types by #if branches.
import SwiftUI
final class Real: ObservableObject {
    @Published var title = ""
}
final class Mock: ObservableObject {
    @Published var title = ""
    func f() { print(objectWillChange) }
}
struct Screen: View {
    #if DEBUG
    @EnvironmentObject var model: Real
    #else
    @EnvironmentObject var model: Mock
    #endif
    var body: some View { TextField("", text: $model.title) }
}
