// Catalogue 122: the project has a type Bindable.
import SwiftUI
class Bindable<T> { var value: T; init(_ v: T) { value = v } }
final class VM: ObservableObject { @Published var a = "" }
struct V: View {
    @ObservedObject var vm: VM
    var body: some View { TextField("", text: $vm.a) }
}
struct R: View {
    @EnvironmentObject var vm: VM
    var row: some View { TextField("", text: $vm.a) }
    var body: some View { V(vm: vm).environmentObject(vm) }
}
