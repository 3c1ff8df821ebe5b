// Catalogue 122: the conformance stands elsewhere, so body is not a result builder.
import SwiftUI
final class VM: ObservableObject { @Published var a = "" }
@MainActor
struct V {
    @EnvironmentObject var vm: VM
    var body: some View {
        TextField("", text: $vm.a)
    }
}
extension V: View {}
struct R: View { let vm = VM()
    var body: some View { V().environmentObject(vm) } }
