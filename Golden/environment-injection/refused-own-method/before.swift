// Catalogue 123: environmentObject(_:) of a type of the project is not SwiftUI's.
import SwiftUI
final class VM: ObservableObject { @Published var a = "" }
struct Builder { func environmentObject(_ v: VM) -> Builder { self } }
struct V: View {
    @EnvironmentObject var vm: VM
    var body: some View { Text(vm.a) }
}
struct R: View { let vm = VM()
    var body: some View { let _ = Builder().environmentObject(vm); V().environmentObject(vm) } }
