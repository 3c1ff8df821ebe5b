// Catalogue 39: the observers of a plain property would run in init.
import SwiftUI
struct C { var x = 0 }
@Observable
final class VM { var title = ""
 @ObservationIgnored var c = C() { didSet { print("x") } }
 init() { c.x = 1 ; self.c.x = 3 } }
struct V: View { @State var vm = VM(); var body: some View { Text("\(vm.title)") } }
