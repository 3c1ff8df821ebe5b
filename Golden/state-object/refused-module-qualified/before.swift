// Catalogue 80: the module is named in an expression.
import SwiftUI
final class VM: ObservableObject { @Published var a = "" }
struct V: View { @StateObject var d = Checked.VM(); @ObservedObject var e: VM; var body: some View { Text(d.a).environmentObject(Checked.VM()) } }
