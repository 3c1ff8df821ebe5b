// Catalogue 122: error, newValue and the name of a setter hide the property.
import SwiftUI
final class VM: ObservableObject { @Published var a = "" }
func t() throws {}
struct V: View {
    @EnvironmentObject var error: VM
    func row() -> AnyView {
        do { try t() } catch { return AnyView(TextField("\(error)", text: $error.a)) }
        return AnyView(EmptyView())
    }
    var s: String { get { "" } nonmutating set(error) { $error.a.wrappedValue = error } }
    var newBinding: Binding<String> { Binding(get: { "" }, set: { error in $error.a.wrappedValue = error }) }
    var body: some View { row() }
}
struct W: View {
    @EnvironmentObject var newValue: VM
    var s: String { get { "" } nonmutating set { $newValue.a.wrappedValue = newValue } }
    var body: some View { EmptyView() }
}
struct R: View { @StateObject var vm = VM(); var body: some View { V().environmentObject(vm); W().environmentObject(vm) } }
