// Catalogue 20, 123: #if branches let an alias stand for two classes.
import SwiftUI
final class Real: ObservableObject {
    @Published var title = ""
}
final class Mock: ObservableObject {
    @Published var title = ""
    func f() { objectWillChange.send() }
}
#if DEBUG
typealias Store = Real
#else
typealias Store = Mock
#endif
struct Screen: View {
    @ObservedObject var model: Store
    var body: some View { Text(model.title).environmentObject(model) }
}
