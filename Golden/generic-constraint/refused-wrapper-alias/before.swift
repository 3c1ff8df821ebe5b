// Catalogue 154: flows into code that asks for ObservableObject.
import SwiftUI
final class VM: ObservableObject { @Published var a = "" }
typealias S = StateObject<VM>
struct V: View { @StateObject var vm = VM(); var body: some View { Text(vm.a) } }
