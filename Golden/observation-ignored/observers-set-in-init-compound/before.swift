// Catalogue 39: the observers of a plain property would run in init.
import SwiftUI
final class VM: ObservableObject { @Published var title = ""
 var n = 0 { didSet { print("x") } }
 init() { n += 1 } }
struct V: View { @StateObject var vm = VM(); var body: some View { Text("\(vm.title)") } }
