// Catalogue 154: flows into code that asks for ObservableObject.
import SwiftUI
struct C { subscript<T: ObservableObject>(_ t: T.Type) -> T { fatalError() } }
final class VM: ObservableObject { @Published var a = "" }
struct V: View { @StateObject var vm: VM = VM(); let c = C(); var body: some View { Text(vm.a).onAppear { _ = c[VM.self] } } }
