// Catalogue 3: a comment stands before the comma.
import SwiftUI
@Observable
final class VM: /* keep */ Identifiable {
    var a = 1
}
@Observable
final class WM: // keep
    Identifiable {
    var a = 1
}
struct V: View {
    @State var a = VM()
    @State var b = WM()
    var body: some View { Text("\(a.a)\(b.a)") }
}
