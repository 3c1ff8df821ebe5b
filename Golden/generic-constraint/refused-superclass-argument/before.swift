// Catalogue 154: flows into code that asks for ObservableObject.
import SwiftUI
class Box<T: ObservableObject> { var t: T?; init() {} }
final class VM: ObservableObject { @Published var a = "" }
final class VMBox: Box<VM> {}
struct V: View { @StateObject var vm = VM(); var body: some View { Text(vm.a) } }
