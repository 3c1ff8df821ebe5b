// Catalogue 107, 122: a property body of a ViewModifier is no requirement and no result builder.
import SwiftUI
final class VM: ObservableObject { @Published var a = "" }
struct M: ViewModifier { @EnvironmentObject var vm: VM
 var body: some View {
   TextField("", text: $vm.a)
 }
 func body(content: Content) -> some View { content.overlay(body) }
}
struct R: View { @StateObject var vm = VM(); var body: some View { Text("").modifier(M()).environmentObject(vm) } }
