// Catalogue 20, 123: a global has two types by #if branches.
import SwiftUI
final class Real: ObservableObject {
    @Published var title = ""
}
// reobserve:keep
final class Mock: ObservableObject {
    @Published var title = ""
    func f() { print(objectWillChange) }
}
#if DEBUG
let shared = Real()
#else
let shared = Mock()
#endif
struct Screen: View {
    var body: some View { Text("").environmentObject(shared) }
}
struct Screen2: View {
    @ObservedObject var a: Real
    @ObservedObject var b: Mock
    var body: some View { Text(a.title + b.title) }
}
