// Catalogue 31: @Published stands within #if, without its property.
import SwiftUI
final class VM: ObservableObject {
#if DEBUG
    @Published
#endif
    var a = 1
#if os(iOS)
    @Published var b = 1
#elseif DEBUG
    @Published var b = 2
#else
    @Published var b = 3; @Published var c = 3
#endif
}
struct V: View { 
#if os(iOS)
 @ObservedObject var vm: VM
#else
 @StateObject var vm = VM()
#endif
 var body: some View { Text("\(vm.a)\(vm.b)") } }
