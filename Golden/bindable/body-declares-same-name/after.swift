// Catalogue 122: body declares a local of the same name already.
import SwiftUI
@Observable
final class VM { var a = "" }
struct V: View {
    @Environment(VM.self) var vm
    var body: some View {
        let vm = self.vm
        TextField(vm.a, text: Bindable(self.vm).a)
    }
}
struct R: View { let vm = VM()
    var body: some View { V().environment(vm) } }
