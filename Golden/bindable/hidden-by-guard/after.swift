// Catalogue 122: a guard hides the property.
import SwiftUI
@Observable
final class VM { var a = "" }
struct V: View {
    @Environment(VM.self) var vm
    func row(_ o: Int?) -> AnyView {
        guard let vm = o else { return AnyView(EmptyView()) }
        return AnyView(TextField("\(vm)", text: Bindable(self.vm).a))
    }
    var body: some View { row(1) }
}
struct R: View { let vm = VM()
    var body: some View { V().environment(vm) } }
