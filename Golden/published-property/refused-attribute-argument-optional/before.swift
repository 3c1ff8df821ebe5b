// Catalogue 31: the initial value stands in the attribute; without it the property is nil, which compiles.
import SwiftUI
final class VM: ObservableObject { @Published(initialValue: 1) var a: Int?; @Published(wrappedValue: "x") var b: String? }
struct V: View { @ObservedObject var vm: VM; var body: some View { Text("\(vm.a ?? 0)") } }
