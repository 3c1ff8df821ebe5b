// Catalogue 39: the observers of a plain property would run in init.
import SwiftUI
final class VM: ObservableObject { @Published var title = ""
 var c: [Int] = [] { didSet { print("x") } }
 init() { c.append(1) } }
struct V: View { @StateObject var vm = VM(); var body: some View { Text("\(vm.title)") } }
