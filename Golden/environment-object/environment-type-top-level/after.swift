// Catalogue 120: the project has a type Environment.
import SwiftUI
enum Environment { case dev, prod }
@Observable
final class VM { var a = 1 }
struct V: View {
    @SwiftUI.Environment(VM.self) var vm
    var body: some View { Text("\(vm.a)") }
}
struct R: View {
    let vm = VM()
    var body: some View { V().environment(vm) }
}
