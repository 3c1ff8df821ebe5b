// Catalogue 122: a block comment that starts on the line of the brace: the statement must not go into it.
import SwiftUI
final class VM: ObservableObject { @Published var a = "" }
struct V: View {
    @EnvironmentObject var vm: VM
    var body: some View { /* the
        field */
        TextField("", text: $vm.a)
    }
}
struct R: View { let vm = VM()
    var body: some View { V().environmentObject(vm) } }
