// Catalogue 3: a comment stands before the comma.
import SwiftUI
final class VM: ObservableObject /* keep */ , Identifiable {
    @Published var a = 1
}
final class WM: ObservableObject // keep
    , Identifiable {
    @Published var a = 1
}
struct V: View {
    @StateObject var a = VM()
    @StateObject var b = WM()
    var body: some View { Text("\(a.a)\(b.a)") }
}
