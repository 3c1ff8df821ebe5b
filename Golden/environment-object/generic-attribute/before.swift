// @EnvironmentObject<VM>: refused, but with the reason "the result would not parse".
import SwiftUI
final class VM: ObservableObject { @Published var a = "" }
struct V: View {
    @EnvironmentObject<VM> var vm: VM
    var body: some View { Text(vm.a) }
}
struct R: View { let vm = VM(); var body: some View { V().environmentObject(vm) } }
