// Catalogue 89: Binding has a member animation of its own.
import SwiftUI
final class VM: ObservableObject { @Published var animation = "" }
struct V: View { @StateObject var vm = VM(); var body: some View { TextField("", text: $vm.animation) } }
