// Catalogue 39: the observers of a plain property would run in init.
import SwiftUI
struct C { var x = 0 }
final class VM: ObservableObject { @Published var title = ""
 var c = C() { didSet { print("x") } }
 init() { c.x = 1 ; self.c.x = 3 } }
struct V: View { @StateObject var vm = VM(); var body: some View { Text("\(vm.title)") } }
