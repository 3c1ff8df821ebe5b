// Catalogue 83: a default argument has effects.
import SwiftUI
final class VM: ObservableObject { @Published var a = ""; let n: Int; init(n: Int = Counter.next()) { self.n = n } }
enum Counter { static var c = 0; static func next() -> Int { c += 1; return c } }
struct V: View { @StateObject var vm: VM; init(x: Int) { _vm = StateObject(wrappedValue: VM()) }; var body: some View { Text(vm.a) } }
