// Catalogue 120: the module is named; where modules are not known the type must be uncertain, not foreign.
import SwiftUI
final class VM: ObservableObject { @Published var a = "" }
struct V: View { @EnvironmentObject var d: Checked.VM; var body: some View { Text(d.a) } }
struct R: View { @StateObject var vm = VM(); var body: some View { V().environmentObject(vm) } }
