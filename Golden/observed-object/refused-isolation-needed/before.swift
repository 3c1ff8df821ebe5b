// With --tier assisted the result does not build: lost-main-actor must refuse where the class is @MainActor.
import SwiftUI
@MainActor final class VM: ObservableObject { @Published var a = "" }
struct H { @ObservedObject var o: VM; func f() { o.a = "" } }
struct H2 { @StateObject var o = VM(); func f() { print(o.a) } }
struct V: View { @StateObject var vm = VM(); var body: some View { Text(vm.a) } }
