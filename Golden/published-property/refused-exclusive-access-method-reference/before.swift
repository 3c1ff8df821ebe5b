// Catalogue 55: the property is read while it changes in place.
import SwiftUI
final class VM: ObservableObject { @Published var items = [1,2,3]
 func old(_ i: Int) -> Bool { i < items.count }
 func prune() { items.removeAll(where: old) }
 func prune2() { items.removeAll { old($0) } } }
struct V: View { @StateObject var vm = VM(); var body: some View { Text("\(vm.items.count)") } }
