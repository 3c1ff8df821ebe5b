// Catalogue 122: a guard and a pattern hide the property with another object of the type; a binding of it would compile.
import SwiftUI
@Observable
final class VM { var a = "" }
struct V: View {
    @Environment(VM.self) var vm
    func row(_ o: VM?) -> AnyView {
        guard let vm = o else { return AnyView(EmptyView()) }
        return AnyView(TextField(vm.a, text: Bindable(self.vm).a))
    }
    func row2(_ os: [VM]) -> AnyView {
        switch os.first {
        case let vm?: return AnyView(TextField(vm.a, text: Bindable(self.vm).a))
        case nil: return AnyView(EmptyView())
        }
    }
    var body: some View { row(nil); row2([]) }
}
struct R: View { @State var vm = VM(); var body: some View { V().environment(vm) } }
