// Catalogue 165: the class is on the main actor, which the struct reaches only by its wrapper.
import SwiftUI
@MainActor final class VM: ObservableObject { @Published var a = "" }
struct H { @ObservedObject var o: VM; func f() { o.a = "" } }
struct H2 { @StateObject var o = VM(); func f() { print(o.a) } }
struct V: View { @StateObject var vm = VM(); var body: some View { Text(vm.a) } }
