// Catalogue 55: the property is read while it changes in place.
import SwiftUI
final class VM: ObservableObject { @Published var text = ""
 func append(_ x: inout String) { x += text }
 func go() { append(&text) } }
struct V: View { @StateObject var vm = VM(); var body: some View { Text("\(vm.text)") } }
