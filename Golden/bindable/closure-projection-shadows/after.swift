// Catalogue 122: self.$vm means the property, $vm the parameter.
import SwiftUI
struct Item: Identifiable { let id = UUID(); var a = "" }
@Observable
final class VM { var a = ""; var items: [Item] = [] }
struct V: View {
    @Environment(VM.self) var vm
    @State var items: [Item] = []
    var body: some View {
        ForEach($items) { $vm in
            TextField("", text: Bindable(self.vm).a)
        }
    }
}
struct R: View { let vm = VM()
    var body: some View { V().environment(vm) } }
