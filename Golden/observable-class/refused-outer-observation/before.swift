// Catalogue 21: a type Observation beside the class hides the module.
import SwiftUI
enum Health { struct Observation { var x = 1 }
final class VM: ObservableObject { 
 @Published var all: [Observation] = [] } }
struct V: View { @StateObject var vm = Health.VM(); var body: some View { Text("\(vm.all.count)") } }
