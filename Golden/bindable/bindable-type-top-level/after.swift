// Catalogue 122: the project has a type Bindable.
import SwiftUI
class Bindable<T> { var value: T; init(_ v: T) { value = v } }
@Observable
final class VM { var a = "" }
struct V: View {
    @SwiftUI.Bindable var vm: VM
    var body: some View { TextField("", text: $vm.a) }
}
struct R: View {
    @Environment(VM.self) var vm
    var row: some View { TextField("", text: SwiftUI.Bindable(vm).a) }
    var body: some View { V(vm: vm).environment(vm) }
}
