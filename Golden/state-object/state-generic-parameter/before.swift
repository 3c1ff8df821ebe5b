// Catalogue 80: a generic parameter State of the view.
import SwiftUI
final class VM: ObservableObject { @Published var a = 1 }
struct V<State>: View {
    @StateObject private var vm = VM()
    var s: State
    var body: some View { Text("\(vm.a)") }
}
