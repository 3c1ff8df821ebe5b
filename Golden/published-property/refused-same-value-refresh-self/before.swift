// assisted same-value-refresh: self.items = items.
import SwiftUI
final class Child { var n = 0 }
final class VM: ObservableObject { @Published var items: [Int] = []
 func refresh() { self.items = items } }
struct V: View { @StateObject var vm = VM(); var body: some View { Text("\(vm.items.count)") } }
