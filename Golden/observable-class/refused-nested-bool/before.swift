// Catalogue 21: a nested type Bool.
import SwiftUI
final class VM: ObservableObject { enum Bool { case yes, no }; @Published var a = Bool.yes }
struct V: View { @StateObject var d = VM(); var body: some View { Text("\(String(describing: d.a))") } }
