// Catalogue 154: flows into code that asks for ObservableObject.
import SwiftUI
extension Array where Element: ObservableObject { func ping() {} }
final class VM: ObservableObject { @Published var a = "" }
struct V: View { @StateObject var vm = VM(); var body: some View { Text(vm.a).onAppear { [vm].ping() } } }
