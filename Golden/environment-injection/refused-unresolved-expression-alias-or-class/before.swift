// Catalogue 20, 123: the name is an alias in one branch and a class in the other.
import SwiftUI
final class Real: ObservableObject {
    @Published var title = ""
}
final class Mock: ObservableObject {
    @Published var title = ""
    func f() { objectWillChange.send() }
}
#if DEBUG
typealias Store = Mock
#else
final class Store: ObservableObject {
    @Published var title = ""
}
#endif
struct Screen: View {
    @ObservedObject var model: Store
    var body: some View { Text(model.title).environmentObject(model) }
}
