// Catalogue 80: the view has a type State of its own: the wrapper must be qualified.
import SwiftUI
final class VM: ObservableObject { @Published var a = 1 }
struct V: View {
    enum State { case on, off }
    @StateObject private var vm = VM()
    var state = State.on
    var body: some View { Text("\(vm.a)") }
}
