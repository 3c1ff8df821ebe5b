// Catalogue 40: the property is set to itself through self.
import SwiftUI
final class Child { var n = 0 }
final class VM: ObservableObject { @Published var items: [Int] = []
 func refresh() { self.items = items } }
struct V: View { @StateObject var vm = VM(); var body: some View { Text("\(vm.items.count)") } }
