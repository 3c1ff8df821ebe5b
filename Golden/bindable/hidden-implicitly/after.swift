// Catalogue 122: error, newValue and the name of a setter hide the property.
import SwiftUI
@Observable
final class VM { var a = "" }
func t() throws {}
struct V: View {
    @Environment(VM.self) var error
    func row() -> AnyView {
        do { try t() } catch { return AnyView(TextField("\(error)", text: Bindable(self.error).a)) }
        return AnyView(EmptyView())
    }
    var s: String { get { "" } nonmutating set(error) { Bindable(self.error).a.wrappedValue = error } }
    var newBinding: Binding<String> { Binding(get: { "" }, set: { error in Bindable(self.error).a.wrappedValue = error }) }
    var body: some View { row() }
}
struct W: View {
    @Environment(VM.self) var newValue
    var s: String { get { "" } nonmutating set { Bindable(self.newValue).a.wrappedValue = newValue } }
    var body: some View { EmptyView() }
}
struct R: View { @State var vm = VM(); var body: some View { V().environment(vm); W().environment(vm) } }
