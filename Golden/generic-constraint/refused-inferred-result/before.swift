// Catalogue 154: flows into code that asks for ObservableObject.
import SwiftUI
func resolve<T: ObservableObject>() -> T { fatalError() }
final class VM: ObservableObject { @Published var a = "" }
struct V: View { @StateObject var vm: VM = VM(); var body: some View { Text(vm.a).onAppear { let v: VM = resolve(); _ = v } } }
