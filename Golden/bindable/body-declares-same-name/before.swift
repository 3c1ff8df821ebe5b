// Catalogue 122: body declares a local of the same name already.
import SwiftUI
final class VM: ObservableObject { @Published var a = "" }
struct V: View {
    @EnvironmentObject var vm: VM
    var body: some View {
        let vm = self.vm
        TextField(vm.a, text: $vm.a)
    }
}
struct R: View { let vm = VM()
    var body: some View { V().environmentObject(vm) } }
