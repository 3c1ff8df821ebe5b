// Catalogue 122: a guard hides the property.
import SwiftUI
final class VM: ObservableObject { @Published var a = "" }
struct V: View {
    @EnvironmentObject var vm: VM
    func row(_ o: Int?) -> AnyView {
        guard let vm = o else { return AnyView(EmptyView()) }
        return AnyView(TextField("\(vm)", text: $vm.a))
    }
    var body: some View { row(1) }
}
struct R: View { let vm = VM()
    var body: some View { V().environmentObject(vm) } }
