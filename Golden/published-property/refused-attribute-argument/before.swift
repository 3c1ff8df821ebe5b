// Catalogue 31: the initial value stands in the attribute.
import SwiftUI
final class VM: ObservableObject { @Published(initialValue: 1) var a: Int; @Published var b = 2 }
struct V: View { @ObservedObject var vm: VM; var body: some View { Text("\(vm.a)") } }
