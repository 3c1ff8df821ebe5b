// Catalogue 80: a type State nested in an extension of the view.
import SwiftUI
final class VM: ObservableObject { @Published var a = 1 }
struct V: View {
    @StateObject private var vm = VM()
    var body: some View { Text("\(vm.a)") }
}
extension V { struct State { var x = 1 } }
