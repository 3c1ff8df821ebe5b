// Catalogue 154: flows into code that asks for ObservableObject.
import SwiftUI
enum Loadable<T: ObservableObject> { case none, loaded(T) }
final class VM: ObservableObject { @Published var a = "" }
struct V: View { @StateObject var vm = VM(); var body: some View { Text(vm.a).onAppear { let x = Loadable.loaded(vm); _ = x } } }
