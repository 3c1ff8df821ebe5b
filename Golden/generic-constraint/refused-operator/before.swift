// Catalogue 154: flows into code that asks for ObservableObject.
import SwiftUI
infix operator <~
func <~ <T: ObservableObject>(l: T, r: Int) {}
final class VM: ObservableObject { @Published var a = "" }
struct V: View { @StateObject var vm: VM = VM(); var body: some View { Text(vm.a).onAppear { vm <~ 1 } } }
