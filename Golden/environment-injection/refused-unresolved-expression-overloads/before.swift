// Catalogue 123: two functions of one name return two classes.
import SwiftUI
final class Real: ObservableObject {
    @Published var title = ""
}
// reobserve:keep
final class Mock: ObservableObject {
    @Published var title = ""
    func f() { print(objectWillChange) }
}
func make(_ name: String) -> Real { Real() }
func make(_ i: Int) -> Mock { Mock() }
struct Screen: View {
    @ObservedObject var a: Real
    @ObservedObject var b: Mock
    var body: some View { Text(a.title + b.title).environmentObject(make(1)) }
}
