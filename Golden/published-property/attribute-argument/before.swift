// Catalogue 31, 206: the initial value stands in the attribute, also of an optional that would be nil without it.
import SwiftUI
final class VM: ObservableObject { @Published(initialValue: 1) var a: Int; @Published var b = 2 }
struct V: View { @ObservedObject var vm: VM; var body: some View { Text("\(vm.a)") } }
