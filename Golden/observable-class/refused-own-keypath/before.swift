// Catalogue 21: a type KeyPath hides the one of the expansion.
import SwiftUI
struct KeyPath { var x = 1 }
final class VM: ObservableObject { @Published var all = 1 }
struct V: View { @StateObject var vm = VM(); var body: some View { Text("\(vm.all)") } }
