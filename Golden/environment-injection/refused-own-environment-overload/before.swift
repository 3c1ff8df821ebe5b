// Catalogue 123: environment(_:) of the project would be called, by itself too.
import SwiftUI
final class VM: ObservableObject { @Published var a = "" }
extension View { func environment(_ v: VM) -> some View { environmentObject(v) } }
struct V: View {
    @EnvironmentObject var vm: VM
    var body: some View { Text(vm.a) }
}
struct R: View { let vm = VM()
    var body: some View { V().environment(vm) } }
