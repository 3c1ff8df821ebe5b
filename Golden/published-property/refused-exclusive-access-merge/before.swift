// Catalogue 55: the property is read while it changes in place.
import SwiftUI
final class VM: ObservableObject { @Published var d = ["a": 1]
 func go() { d.merge(["a": 2]) { a, b in max(a, b) + d.count } } }
struct V: View { @StateObject var vm = VM(); var body: some View { Text("\(vm.d.count)") } }
