// Catalogue 21: a nested type KeyPath.
import SwiftUI
final class VM: ObservableObject { struct KeyPath { var x = 1 }; @Published var a = KeyPath() }
struct V: View { @StateObject var d = VM(); var body: some View { Text("\(d.a.x)") } }
