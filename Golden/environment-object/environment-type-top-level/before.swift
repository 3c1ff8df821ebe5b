// Catalogue 120: the project has a type Environment.
import SwiftUI
enum Environment { case dev, prod }
final class VM: ObservableObject { @Published var a = 1 }
struct V: View {
    @EnvironmentObject var vm: VM
    var body: some View { Text("\(vm.a)") }
}
struct R: View {
    let vm = VM()
    var body: some View { V().environmentObject(vm) }
}
