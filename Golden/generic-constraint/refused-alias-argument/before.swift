// Catalogue 154: flows into code that asks for ObservableObject.
import SwiftUI
struct Outer<T: ObservableObject> { var t: T? }
final class VM: ObservableObject { @Published var a = "" }
typealias VMOuter = Outer<VM>
struct V: View { @StateObject var vm = VM(); var body: some View { Text(vm.a) } }
