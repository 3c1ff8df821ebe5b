// assisted exclusive-access: traps at run time.
import SwiftUI
final class VM: ObservableObject { @Published var text = ""
 func append(_ x: inout String) { x += text }
 func go() { append(&text) } }
struct V: View { @StateObject var vm = VM(); var body: some View { Text("\(vm.text)") } }
