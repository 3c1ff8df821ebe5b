// Catalogue 20, 123: a local has two types by #if branches.
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
    @ObservedObject var a: Real
    @ObservedObject var b: Mock
    var body: some View {
        #if DEBUG
        let m = a
        #else
        let m = b
        #endif
        Text(a.title + b.title).environmentObject(m)
    }
}
