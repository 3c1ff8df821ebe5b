// Catalogue 20, 123: a property has two types by #if branches.
import SwiftUI
final class Real: ObservableObject {
    @Published var title = ""
}
// reobserve:keep
final class Mock: ObservableObject {
    @Published var title = ""
    func f() { print(objectWillChange) }
}
struct Screen: View {
    #if DEBUG
    @ObservedObject var model: Real
    #else
    @ObservedObject var model: Mock
    #endif
    var body: some View { Text(model.title).environmentObject(model) }
}
