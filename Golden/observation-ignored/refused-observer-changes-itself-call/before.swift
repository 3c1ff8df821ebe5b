// Catalogue 38: the observer would now run again for its own change.
import SwiftUI
final class VM: ObservableObject { @Published var title = ""
 var c: [Int] = [] { didSet { if c.count > 10 { c.removeLast() } } }
 func f() { c.append(1) } }
struct V: View { @StateObject var vm = VM(); var body: some View { Text("\(vm.title)\(vm.c.count)") } }
