// Catalogue 31, 206: the initial value stands in the attribute, also of an optional that would be nil without it.
import SwiftUI
@Observable
final class VM { var a: Int = 1; var b = 2 }
struct V: View { var vm: VM; var body: some View { Text("\(vm.a)") } }
