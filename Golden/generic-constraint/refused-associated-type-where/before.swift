// Catalogue 154: flows into code that asks for ObservableObject.
import SwiftUI
protocol Screen { associatedtype M where M: ObservableObject; var m: M { get } }
final class VM: ObservableObject { @Published var a = "" }
struct V: View, Screen { @StateObject var m: VM = VM(); var body: some View { Text(m.a) } }
