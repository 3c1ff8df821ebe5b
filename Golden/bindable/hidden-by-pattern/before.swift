// Catalogue 122: a pattern hides the property.
import SwiftUI
final class VM: ObservableObject { @Published var a = "" }
enum E { case x(String), y }
struct V: View {
    @EnvironmentObject var vm: VM
    @ViewBuilder func row(_ e: E) -> some View {
        switch e {
        case .x(let vm): TextField(vm, text: $vm.a)
        case .y: EmptyView()
        }
    }
    @ViewBuilder func row2(_ e: E) -> some View {
        if case let .x(vm) = e { TextField(vm, text: $vm.a) }
    }
    @ViewBuilder func row3(_ e: [String]) -> some View {
        ForEach(e, id: \.self) { vm in TextField(vm, text: $vm.a) }
    }
    var body: some View { row(.y) }
}
struct R: View { let vm = VM()
    var body: some View { V().environmentObject(vm) } }
