// Catalogue 154: flows into code that asks for ObservableObject.
import SwiftUI
struct Box<T: ObservableObject> { var t: T; init(_ t: T) { self.t = t } }
typealias Crate = Box
final class VM: ObservableObject { @Published var a = "" }
struct V: View { @StateObject var vm = VM(); var body: some View { Text(vm.a).onAppear { _ = Crate(vm) } } }
