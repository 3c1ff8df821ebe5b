// Catalogue 122: self.$vm means the property, $vm the parameter.
import SwiftUI
struct Item: Identifiable { let id = UUID(); var a = "" }
final class VM: ObservableObject { @Published var a = ""; @Published var items: [Item] = [] }
struct V: View {
    @EnvironmentObject var vm: VM
    @State var items: [Item] = []
    var body: some View {
        ForEach($items) { $vm in
            TextField("", text: self.$vm.a)
        }
    }
}
struct R: View { let vm = VM()
    var body: some View { V().environmentObject(vm) } }
