// Catalogue 105: a wrapper on a parameter.
import SwiftUI
final class VM: ObservableObject { @Published var a = "" }
struct V: View { @StateObject var vm = VM(); func row(@ObservedObject vm: VM) -> some View { TextField("", text: $vm.a) }
 var body: some View { row(vm: vm) } }
