// Catalogue 154: flows into code that asks for ObservableObject.
import SwiftUI
func build<T: ObservableObject>(_ make: () -> T) {}
final class VM: ObservableObject { @Published var a = "" }
struct V: View { @StateObject var vm = VM(); var body: some View { Text(vm.a).onAppear { build { VM() } } } }
