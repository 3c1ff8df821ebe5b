// Catalogue 38: the observer would now run again for its own change.
import SwiftUI
final class VM: ObservableObject { @Published var title = ""
 var c = 0 { didSet { if c > 10 { c -= 10 } } }
 func f() { c += 1 } }
struct V: View { @StateObject var vm = VM(); var body: some View { Text("\(vm.title)\(vm.c)") } }
