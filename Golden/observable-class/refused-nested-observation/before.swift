// Catalogue 21: a nested type Observation hides the module.
import SwiftUI
final class VM: ObservableObject { struct Observation { var x = 1 }
 @Published var all: [Observation] = [] }
struct V: View { @StateObject var vm = VM(); var body: some View { Text("\(vm.all.count)") } }
