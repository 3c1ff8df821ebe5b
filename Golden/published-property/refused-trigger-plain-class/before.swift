// Catalogue 35: a property that no body reads forces the update of what is not tracked.
import SwiftUI
final class Cache { var count = 0 }
final class VM: ObservableObject { @Published private var version = 0; let cache = Cache()
 func add() { cache.count += 1; version += 1 } }
struct V: View { @StateObject var vm = VM(); var body: some View { Text("\(vm.cache.count)").onTapGesture { vm.add() } } }
